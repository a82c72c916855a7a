import { type ComponentType, useState } from 'react'
import { TopLayer } from '../../ui'
import type { PanelProps } from './lazyPanels'

interface HeaderLayerProps extends PanelProps {
  panel: ComponentType<PanelProps>
}

/** Where a panel of the header stands: over the page, in the theme of its button. */
export function HeaderLayer({ panel: Panel, ...props }: HeaderLayerProps) {
  const [theme] = useState(
    () => props.opener.current?.closest<HTMLElement>('.gw-root')?.dataset.giftwellTheme,
  )
  return <TopLayer data-giftwell-theme={theme}>{() => <Panel {...props} />}</TopLayer>
}
