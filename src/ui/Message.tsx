import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from './classes'
import { Icon } from './Icon'
import type { IconName } from './icons'
import './Message.css'
import { VisuallyHidden } from './VisuallyHidden'

/** What kind of news a message brings. */
export type Tone = 'info' | 'ok' | 'warn' | 'error'

export interface MessageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone: Tone
  /** The word for the tone, such as "Error", read out before the text. */
  word?: string
  title?: ReactNode
  /** What can be done about it. */
  actions?: ReactNode
}

const iconOf: Record<Tone, IconName> = {
  info: 'info',
  ok: 'check',
  warn: 'warning',
  error: 'error',
}

/** News about a part of the screen. Give it `role="alert"` when it appears on its own. */
export function Message({
  tone,
  word,
  title,
  actions,
  className,
  children,
  ...native
}: MessageProps) {
  return (
    <div {...native} className={classes('gw-message', className)} data-tone={tone}>
      <Icon className="gw-message-icon" name={iconOf[tone]} />
      <div className="gw-message-body">
        {word && <VisuallyHidden>{word} </VisuallyHidden>}
        {title && <p className="gw-message-title">{title}</p>}
        {children && <div className="gw-message-text">{children}</div>}
        {actions && <div className="gw-message-actions">{actions}</div>}
      </div>
    </div>
  )
}
