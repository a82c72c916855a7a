// The cart

export { CartAlerts } from './CartAlerts'
export { CartFailed } from './CartFailed'
export { CartSkeleton } from './CartSkeleton'
export { CheckoutBar } from './CheckoutBar'
export { CheckoutButton, type CheckoutButtonProps } from './CheckoutButton'
export { CodeField, type CodeFieldProps } from './CodeField'
export { EmptyCart } from './EmptyCart'
export { HelpLine } from './HelpLine'
export { LineItemRow } from './LineItemRow'
export { OnDemand } from './OnDemand'
export { OrderSummary, type OrderSummaryProps } from './OrderSummary'
export { OverviewPlace } from './OverviewPlace'
export { QuantityControl } from './QuantityControl'
export { RestoredNote } from './RestoredNote'
export { recipientLabel, whose } from './recipientLabel'
export { focusPlace, type Place, REVEAL } from './reveal'
export { ShelfPlace } from './ShelfPlace'
export { ShipmentCard } from './ShipmentCard'
export { SummaryTotals } from './SummaryTotals'
export { useKeptFocus } from './useKeptFocus'
export { type TypedCode, useTypedCode } from './useTypedCode'

// What is said to the shopper

export { DialogHost, type DialogHostProps } from './DialogHost'
