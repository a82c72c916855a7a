import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { classes } from './classes'
import { Icon } from './Icon'
import './IconButton.css'
import type { IconName } from './icons'
import { VisuallyHidden } from './VisuallyHidden'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName
  /** Its name, for those who cannot see the drawing. */
  label: string
}

/** A square button with a drawing on it. With `aria-disabled` it keeps the focus and does nothing. */
export function IconButton({ icon, label, className, onClick, ...native }: IconButtonProps) {
  const isOff = native['aria-disabled'] === true || native['aria-disabled'] === 'true'
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...native}
      className={classes('gw-icon-button', className)}
      onClick={click}
    >
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}
