import { classes } from './classes'
import { Icon } from './Icon'
import './IconButton.css'
import type { IconName } from './icons'
import { type PressProps, usePress } from './press'
import { VisuallyHidden } from './VisuallyHidden'

export interface IconButtonProps extends Omit<PressProps, 'children'> {
  icon: IconName
  /** The accessible name. */
  label: string
}

/** A square icon button. With `aria-disabled` it keeps focus and does nothing. */
export function IconButton({ icon, label, className, ...native }: IconButtonProps) {
  return (
    <button {...usePress(native)} className={classes('gw-icon-button', className)}>
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}
