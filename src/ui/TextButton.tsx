import { classes } from './classes'
import { Icon } from './Icon'
import type { IconName } from './icons'
import { type PressProps, usePress } from './press'
import './TextButton.css'

export interface TextButtonProps extends PressProps {
  icon?: IconName
}

/** An inline button for rarely used actions. With `aria-disabled` it keeps focus and does nothing. */
export function TextButton({ icon, className, children, ...native }: TextButtonProps) {
  return (
    <button {...usePress(native)} className={classes('gw-text-button', className)}>
      {icon && <Icon name={icon} />}
      <span className="gw-text-button-words">{children}</span>
    </button>
  )
}
