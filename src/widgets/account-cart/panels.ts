/* The header's panels; loaded when the first one opens. */
export { AccountPanel } from './AccountPanel'
export { MiniCart } from './MiniCart'
