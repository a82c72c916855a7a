import type { ComponentType } from 'react'
import type { DialogKind, DialogKinds } from '../../hooks'

/** What the content of a dialog is given. It draws a `Dialog` of its own, in `container`. */
export interface DialogContentProps<TKind extends DialogKind = DialogKind> {
  params: Readonly<DialogKinds[TKind]>
  /** Where it is mounted. */
  container: HTMLElement
  /** Ends the dialog with what was chosen, or with null where it was dismissed. */
  end(choice: string | null): void
  /** Where the focus goes where the opener has gone meanwhile. */
  returnFocus(): HTMLElement | null
}

/** Dialogs with content of their own, by kind. */
export type Contents = { readonly [K in DialogKind]?: ComponentType<DialogContentProps<K>> }

const bulk = () => import('../recipient/bulk')
const editors = () => import('../lazy/editors')
const questions = () => import('../lazy/questions')

/**
 * Where the content of a dialog comes from; a kind that is not here is a question, of the texts
 * `<kind>.title`, `.text`, `.yes` and `.no`.
 */
export const sources: { readonly [K in DialogKind]?: () => Promise<{ contents: Contents }> } = {
  'line-options': editors,
  'club-edit': editors,
  'shipment-auto-delivery': editors,
  'item-out-of-stock': questions,
  'insufficient-stock': questions,
  'add-on-qualify': questions,
  'auto-delivery-qualify': questions,
  'auto-delivery-sign-in': questions,
  'session-expired': questions,
  'order-status-unknown': questions,
  'quick-view': questions,
  'promo-details': questions,
  'change-recipient': editors,
  'gift-message': editors,
  'bulk-recipients': bulk,
  'send-line': editors,
  'send-shipment': editors,
  'delivery-dates': () => import('../delivery/calendar'),
}
