export { MyaccountAddEditCardBlockedIp as default } from './MyaccountAddEditCardBlockedIp'
