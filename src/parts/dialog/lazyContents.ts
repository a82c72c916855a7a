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

/** Contents that come from one module, by kind. */
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
  // Each kind has the content of this very kind.
  return Object.fromEntries(parts) as { [K in TKind]: Content<K> }
}

export const editors = lazyModule(() => import('../lazy/editors'))
const questions = lazyModule(() => import('../lazy/questions'))
const product = lazyModule(() => import('../product'))
const bulk = lazyModule(() => import('../recipient/bulk'))
const cook = lazyModule(() => import('../recipe/cook'))

/**
 * Dialogs with content of their own; a kind that is not here is a question, of the texts
 * `<kind>.title`, `.text`, `.yes` and `.no`.
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
