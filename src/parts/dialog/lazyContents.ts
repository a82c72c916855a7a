import type { ComponentType } from 'react'
import type { DialogKind } from '../../hooks'
import { claim } from '../claim/lazyClaim'
import { calendar } from '../delivery/lazyCalendar'
import { type LazyModule, lazyModule } from '../lazy/lazyModule'
import { lazyPart } from '../lazy/lazyPart'
import { DialogOpening } from './DialogOpening'
import type { Contents, DialogContentProps } from './kinds'
import { NotLoaded } from './NotLoaded'

type Content<TKind extends DialogKind> = ComponentType<DialogContentProps<TKind>>

/** Dialog contents loaded from one module, by kind. */
function lazyContents<TKind extends DialogKind>(
  module: LazyModule<{ contents: { readonly [K in TKind]: Content<K> } }>,
  ...kinds: TKind[]
) {
  const parts = kinds.map((kind) => [
    kind,
    lazyPart(module, ({ contents }): Content<TKind> => contents[kind], {
      placeholder: DialogOpening,
      failed: NotLoaded,
    }),
  ])
  // Each kind maps to its own content.
  return Object.fromEntries(parts) as { [K in TKind]: Content<K> }
}

export const editors = lazyModule(() => import('../lazy/editors'))
const questions = lazyModule(() => import('../lazy/questions'))
const product = lazyModule(() => import('../product'))
const bulk = lazyModule(() => import('../recipient/bulk'))
const cook = lazyModule(() => import('../recipe/cook'))

/**
 * Dialogs with custom content. Any other kind is a question with the texts `<kind>.title`, `.text`, `.yes`
 * and `.no`.
 */
export const contents: Contents = {
  ...lazyContents(
    editors,
    'merge-shipments',
    'line-options',
    'club-edit',
    'shipment-auto-delivery',
    'change-recipient',
    'gift-message',
    'send-line',
    'send-shipment',
  ),
  ...lazyContents(
    questions,
    'item-out-of-stock',
    'insufficient-stock',
    'add-on-qualify',
    'auto-delivery-qualify',
    'auto-delivery-sign-in',
    'session-expired',
    'order-status-unknown',
    'promo-details',
    'order-summary',
    'total-changed',
  ),
  ...lazyContents(product, 'quick-view', 'choose-people'),
  ...lazyContents(calendar, 'delivery-dates'),
  ...lazyContents(bulk, 'bulk-recipients'),
  ...lazyContents(cook, 'cook-mode'),
  ...lazyContents(claim, 'claim-link'),
}
