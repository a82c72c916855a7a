import type { ComponentPropsWithRef, ReactNode, Ref } from 'react'
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
  /** What the title is. Default `p`; a heading where the focus is led to it. */
  titleAs?: 'p' | 'h1' | 'h2' | 'h3'
  titleRef?: Ref<HTMLHeadingElement>
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
            // The focus reads it; a count in it that changes does not read the whole alert again.
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
