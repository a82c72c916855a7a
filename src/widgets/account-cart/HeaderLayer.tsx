import { type ComponentType, useState } from 'react'
import { TopLayer } from '../../ui'
import { type PanelName, type PanelProps, usePanel } from './usePanel'

interface HeaderLayerProps extends PanelProps {
  name: PanelName
  /** Stands for the panel where its code does not arrive. */
  instead?: ComponentType<PanelProps>
}

/** Where a panel of the header stands: over the page, in the theme of its button, as soon as its code is there. */
export function HeaderLayer({ name, instead, ...panel }: HeaderLayerProps) {
  const [theme] = useState(
    () => panel.opener.current?.closest<HTMLElement>('.gw-root')?.dataset.giftwellTheme,
  )
  const Panel = usePanel(name, instead)
  return <TopLayer data-giftwell-theme={theme}>{() => Panel && <Panel {...panel} />}</TopLayer>
}
