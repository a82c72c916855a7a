export { OrderHistory } from './OrderHistory'
