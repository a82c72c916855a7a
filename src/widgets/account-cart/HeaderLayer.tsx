import { type ReactNode, type RefObject, Suspense, useState } from 'react'
import { TopLayer } from '../../ui'

interface HeaderLayerProps {
  /** The button of a panel; the panel wears the theme of its root. */
  opener: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Where a panel of the header stands: over the page, in the theme of its button, as soon as its code is there. */
export function HeaderLayer({ opener, children }: HeaderLayerProps) {
  const [theme] = useState(
    () => opener.current?.closest<HTMLElement>('.gw-root')?.dataset.giftwellTheme,
  )
  return <TopLayer data-giftwell-theme={theme}>{() => <Suspense>{children}</Suspense>}</TopLayer>
}
