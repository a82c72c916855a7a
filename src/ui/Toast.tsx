import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from './classes'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import './Toast.css'

export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  text: ReactNode
  /** What can be done about it, such as "Undo". Its button comes first. */
  actionText?: string
  onAction?(): void
  /** Whether it can be done just now. */
  isActionOff?: boolean
  /** The name of the button that closes it; without one it has none. */
  closeText?: string
  onClose?(): void
  /** Its sign: a tick, or a warning; none for what is merely said. */
  tone?: 'info' | 'ok' | 'error'
}

/** A passing note at the foot of the page. Who shows it also announces it, and decides how long. */
export function Toast({
  text,
  actionText,
  onAction,
  isActionOff,
  closeText,
  onClose,
  tone = 'info',
  className,
  ...native
}: ToastProps) {
  return (
    <div {...native} className={classes('gw-toast', className)}>
      {tone !== 'info' && (
        <Icon className="gw-toast-mark" name={tone === 'ok' ? 'check' : 'warning'} />
      )}
      <p className="gw-toast-text">{text}</p>
      {actionText && (
        <button
          type="button"
          className="gw-toast-action"
          aria-disabled={isActionOff || undefined}
          onClick={onAction}
        >
          {actionText}
        </button>
      )}
      {closeText && (
        <IconButton className="gw-toast-close" icon="close" label={closeText} onClick={onClose} />
      )}
    </div>
  )
}
