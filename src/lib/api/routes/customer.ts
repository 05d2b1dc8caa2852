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
  setGroup,
} from '../../domain/merchant/customer/index.ts';
import { serve } from '../mount.ts';

export const customerRoutes = serve(customerApi, {
  list: listCustomers,
  choices: customerChoices,
  add: addCustomer,
  note: noteCustomer,
  setGroup,
  groups: listGroups,
  groupChoices,
  saveGroup,
  dropGroup,
});
