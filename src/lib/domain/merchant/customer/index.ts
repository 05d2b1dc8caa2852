export {
  addCustomer,
  customerChoices,
  customerNamed,
  customerText,
  listCustomers,
  noteCustomer,
  setGroup,
  type Target,
} from './customers.ts';
export { dropGroup, groupChoices, listGroups, saveGroup } from './groups.ts';
