/* What opens from the header; it comes when the first of them is wanted. */
export { AccountPanel } from './AccountPanel'
export { MiniCart } from './MiniCart'
