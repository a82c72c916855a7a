import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from './classes'
import './Disclosure.css'
import { Icon } from './Icon'

export interface DisclosureProps
  extends Omit<ComponentPropsWithRef<'details'>, 'open' | 'onToggle'> {
  /** Always visible; toggles the rest. */
  summary: ReactNode
  /** Whether it is open. Uncontrolled when absent. */
  isOpen?: boolean
  /** Called when it opens or closes, including when the browser's find-in-page opens it. */
  onToggle?(isOpen: boolean): void
}

/** Content that is opened on demand, using the native `<details>`. */
export function Disclosure({
  summary,
  isOpen,
  onToggle,
  className,
  children,
  ...native
}: DisclosureProps) {
  return (
    <details
      {...native}
      className={classes('gw-disclosure', className)}
      open={isOpen}
      onToggle={(event) => {
        const { open } = event.currentTarget
        if (open !== isOpen) onToggle?.(open)
      }}
    >
      <summary className="gw-disclosure-summary">
        <Icon className="gw-disclosure-mark" name="chevron" />
        <span className="gw-disclosure-text">{summary}</span>
      </summary>
      <div className="gw-disclosure-body">{children}</div>
    </details>
  )
}
