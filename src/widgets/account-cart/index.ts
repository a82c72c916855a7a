export { AccountCart as default } from './AccountCart'
