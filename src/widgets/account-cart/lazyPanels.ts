import type { RefObject } from 'react'
import { type LazyFailure, lazyModule, lazyPart } from '../../parts'
import { MiniCartMissing } from './MiniCartMissing'

export interface PanelProps {
  id: string
  /** The button of the panel. */
  opener: RefObject<HTMLButtonElement | null>
  onClose(): void
}

const panels = lazyModule(() => import('./panels'))

/** The cart page shows the same, so a part that did not arrive costs one click. */
export const LazyMiniCart = lazyPart(panels, ({ MiniCart }) => MiniCart, {
  failed: MiniCartMissing,
})

/** Whoever keeps crashes from the page has words for a panel that did not arrive, and a way to try again. */
export const LazyAccountPanel = lazyPart(panels, ({ AccountPanel }) => AccountPanel, {
  failed: ({ error }: LazyFailure) => {
    throw error
  },
})
