import { type ComponentType, type RefObject, useEffect, useState } from 'react'

export interface PanelProps {
  id: string
  /** The button of the panel. */
  opener: RefObject<HTMLButtonElement | null>
  onClose(): void
}

type Panels = typeof import('./panels')
export type PanelName = keyof Panels

let panels: Panels | undefined

/**
 * A panel of the header, loaded when the first one is wanted; null until it is there, and `instead`
 * where it does not come. By a state, not by `lazy`, which would never ask a second time.
 */
export function usePanel(
  name: PanelName,
  instead?: ComponentType<PanelProps>,
): ComponentType<PanelProps> | null {
  const [failure, settle] = useState<{ error?: unknown } | null>(null)
  useEffect(() => {
    if (panels) return
    import('./panels').then(
      (loaded) => {
        panels = loaded
        settle({})
      },
      (error) => settle({ error }),
    )
  }, [])
  if (panels) return panels[name]
  if (!failure) return null
  if (instead) return instead
  // Whoever keeps crashes from the page has words for it, and a way to try again.
  throw failure.error
}
