import './theme.css'

/*
 * Controls that know nothing of the shop. `dialog` and `richSelect` have their own entries, because they
 * pull in Radix and are loaded on demand.
 */

// Actions
export { Button, type ButtonProps, type ButtonVariant } from './Button'
export { ButtonLink, type ButtonLinkProps } from './ButtonLink'
// Content and layout
export { Card, type CardProps } from './Card'
// Fields
export { Checkbox, type CheckboxProps } from './Checkbox'
export { Cluster, type ClusterProps } from './Cluster'
export type { CounterSpec } from './Counter'
export { Disclosure, type DisclosureProps } from './Disclosure'
export { ErrorMessage, type ErrorMessageProps } from './ErrorMessage'
export type { FieldError, FieldText } from './Field'
export { Icon, type IconProps } from './Icon'
export { IconButton, type IconButtonProps } from './IconButton'
export type { IconName } from './icons'
export { LongList } from './LongList'
// Feedback
export { Message, type MessageProps, type Tone } from './Message'
export { Money, type MoneyProps } from './Money'
export { NamedLabel } from './NamedLabel'
export { NativeSelect, type NativeSelectProps, type SelectOption } from './NativeSelect'
export { Blocked, type PressProps } from './press'
export { QuantityField, type QuantityFieldProps } from './QuantityField'
export type { RadioOption } from './RadioCard'
export { RadioGroup, type RadioGroupProps } from './RadioGroup'
export { Skeleton, type SkeletonProps } from './Skeleton'
export { Spinner, type SpinnerProps } from './Spinner'
export { Stack, type StackProps } from './Stack'
export { StatusRegion } from './StatusRegion'
export { TextButton, type TextButtonProps } from './TextButton'
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './TextField'
export { Toast, type ToastProps } from './Toast'
export { ToastArea, type ToastAreaProps } from './ToastArea'
export { TopLayer, type TopLayerProps } from './TopLayer'
export { useScrollLock } from './useScrollLock'
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden'
