export {
  addCustomer,
  customerChoices,
  customerNamed,
  customerText,
  listCustomers,
  noteCustomer,
  customersNamed,
  groupName,
  putIntoGroup,
  readCustomer,
} from './customers.ts';
export { dropGroup, groupChoices, listGroups, saveGroup } from './groups.ts';
