import type { ComponentPropsWithRef, ReactNode, Ref } from 'react'
import { classes } from './classes'
import { Icon } from './Icon'
import type { IconName } from './icons'
import './Message.css'
import { VisuallyHidden } from './VisuallyHidden'

/** The kind of a message. */
export type Tone = 'info' | 'ok' | 'warn' | 'error'

export interface MessageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone: Tone
  /** The word for the tone, such as "Error", announced before the text. */
  word?: string
  title?: ReactNode
  /** Element of the title. Default `p`; use a heading if focus moves to it. */
  titleAs?: 'p' | 'h1' | 'h2' | 'h3'
  titleRef?: Ref<HTMLHeadingElement>
  /** Buttons or links to act on it. */
  actions?: ReactNode
}

const iconOf: Record<Tone, IconName> = {
  info: 'info',
  ok: 'check',
  warn: 'warning',
  error: 'error',
}

/** A message about a part of the screen. Give it `role="alert"` when it appears without user action. */
export function Message({
  tone,
  word,
  title,
  titleAs: Title = 'p',
  titleRef,
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
        {title && (
          <Title
            className="gw-message-title"
            ref={titleRef}
            tabIndex={titleRef ? -1 : undefined}
            // Focus already announces it; without this, a changing count would re-announce the whole alert.
            aria-live={titleRef ? 'off' : undefined}
          >
            {title}
          </Title>
        )}
        {children && <div className="gw-message-text">{children}</div>}
        {actions && <div className="gw-message-actions">{actions}</div>}
      </div>
    </div>
  )
}
