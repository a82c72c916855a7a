import type { ReactNode } from 'react'

interface InRootProps {
  theme: string
  /** True when the story has the page to itself. */
  isAlone: boolean
  children: ReactNode
}

/** The root that a page would have around a widget. */
export function InRoot({ theme, isAlone, children }: InRootProps) {
  return (
    <div
      className="gw-root"
      data-giftwell-theme={theme}
      style={{ padding: 'var(--gw-space-4)', minBlockSize: isAlone ? '100vh' : undefined }}
    >
      {children}
    </div>
  )
}
