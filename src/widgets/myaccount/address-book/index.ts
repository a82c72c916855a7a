export { AddressBook } from './AddressBook'
