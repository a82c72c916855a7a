import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { classes } from './classes'
import { Icon } from './Icon'
import type { IconName } from './icons'
import './TextButton.css'

export interface TextButtonProps extends ComponentPropsWithRef<'button'> {
  icon?: IconName
}

/** A button among text, for what is seldom wanted. With `aria-disabled` it keeps the focus and does nothing. */
export function TextButton({ icon, className, children, onClick, ...native }: TextButtonProps) {
  const isOff = native['aria-disabled'] === true || native['aria-disabled'] === 'true'
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...native}
      className={classes('gw-text-button', className)}
      onClick={click}
    >
      {icon && <Icon name={icon} />}
      <span className="gw-text-button-words">{children}</span>
    </button>
  )
}
