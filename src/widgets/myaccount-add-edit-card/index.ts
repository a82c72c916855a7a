export { MyaccountAddEditCard as default } from './MyaccountAddEditCard'
