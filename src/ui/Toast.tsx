import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from './classes'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import './Toast.css'

export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  text: ReactNode
  /** Label of the action button, such as "Undo". That button comes first. */
  actionText?: string
  onAction?(): void
  /** True while the action is unavailable. */
  isActionOff?: boolean
  /** Accessible name of the close button; no button when absent. */
  closeText?: string
  onClose?(): void
  /** Sets the icon: a check mark or a warning; none for `info`. */
  tone?: 'info' | 'ok' | 'error'
}

/** A transient note at the bottom of the page. The caller announces it and decides how long it stays. */
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
