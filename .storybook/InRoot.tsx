import type { ReactNode } from 'react'
import { brandRule } from '../stories/support/design/rule'

interface InRootProps {
  /** The theme, and the brand that was chosen. */
  globals: Record<string, unknown>
  /** True if the story has its own page. */
  isAlone: boolean
  children: ReactNode
}

/** The root that a page would have around a widget, and its brand's rule. */
export function InRoot({ globals, isAlone, children }: InRootProps) {
  return (
    <>
      <style>{brandRule(globals)}</style>
      <div
        className="gw-root"
        data-giftwell-theme={String(globals.theme)}
        style={{ padding: 'var(--gw-space-4)', minBlockSize: isAlone ? '100vh' : undefined }}
      >
        {children}
      </div>
    </>
  )
}
