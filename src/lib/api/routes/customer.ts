import { customerApi } from '../../contracts/customer.ts';
import {
  addCustomer,
  customerChoices,
  dropGroup,
  groupChoices,
  listCustomers,
  listGroups,
  noteCustomer,
  saveGroup,
} from '../../domain/merchant/customer/index.ts';
import { changeGroups } from '../../domain/desk/mass-change/index.ts';
import { serve } from '../mount.ts';

export const customerRoutes = serve(customerApi, {
  list: listCustomers,
  choices: customerChoices,
  add: addCustomer,
  note: noteCustomer,
  setGroup: changeGroups,
  groups: listGroups,
  groupChoices,
  saveGroup,
  dropGroup,
});
