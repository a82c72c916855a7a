// The cart

export { CartFailed } from './CartFailed'
export { CartProblem } from './CartProblem'
export { CartSkeleton } from './CartSkeleton'
export { CheckoutButton, type CheckoutButtonProps } from './CheckoutButton'
export { CodeField, type CodeFieldProps } from './CodeField'
export { EmptyCart } from './EmptyCart'
export { LineItemRow } from './LineItemRow'
export { OrderSummary } from './OrderSummary'
export { QuantityControl } from './QuantityControl'
export { ShipmentCard } from './ShipmentCard'

// What is said to the shopper

export { DialogHost, type DialogHostProps } from './DialogHost'
