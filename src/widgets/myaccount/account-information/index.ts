export { AccountInformation } from './AccountInformation'
