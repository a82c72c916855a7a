import type { RefObject } from 'react'
import { type LazyFailure, lazyModule, lazyPart } from '../../parts'
import { MiniCartMissing } from './MiniCartMissing'

export interface PanelProps {
  id: string
  /** The button that opens the panel. */
  opener: RefObject<HTMLButtonElement | null>
  onClose(): void
}

const panels = lazyModule(() => import('./panels'))

/** Falls back to a link, because the cart page shows the same. */
export const LazyMiniCart = lazyPart(panels, ({ MiniCart }) => MiniCart, {
  failed: MiniCartMissing,
})

/** A load failure is left to the error boundary, which has a text and a retry. */
export const LazyAccountPanel = lazyPart(panels, ({ AccountPanel }) => AccountPanel, {
  failed: ({ error }: LazyFailure) => {
    throw error
  },
})
