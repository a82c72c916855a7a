import { useCallback, useMemo } from 'react'
import type { CardProblem } from '../domain/checkout/cardErrors'
import { type CardFormStatus, type CardsOutcome, cardFormActions } from '../store/checkout/cardForm'
import type { Payment } from '../store/order/payment'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'

export interface UseHostedPaymentFormResult {
  /** Status of the form; see `CardFormStatus`. */
  status: CardFormStatus
  /** True once the form takes more than ten seconds to load. */
  isSlow: boolean
  /** Why this form replaced an earlier one. */
  instead: 'timed-out' | 'left' | null
  /** URL of the form, for the `src` of an iframe; null while there is none. */
  url: string | null
  /** Height that the form reports, in CSS pixels. */
  height: number | null
  /** What is wrong with the card, by field. */
  problems: readonly CardProblem[]
  /** Displayable details of a secured card; wire names. */
  card: { readonly brand?: string | null; readonly last_four?: string | null } | null
  /** True if the shop could not save the card; it can still be charged. */
  isUnsaved: boolean
  /** Opens a form, replacing any earlier one. Never rejects. */
  open(): Promise<void>
  /** For the `ref` of the iframe: listens to the form while it is mounted. */
  frameRef(frame: HTMLIFrameElement | null): (() => void) | undefined
  /** Checks whether this connection is allowed to enter cards, without opening a form. Never rejects. */
  ask(): Promise<CardsOutcome>
  /** Secures the card in the form for `placeOrder`; with `isKept`, the shop may save it. Never rejects. */
  secure(isKept?: boolean): Promise<Payment>
}

/**
 * The payment provider's card form, in an iframe: card numbers never enter the page.
 *
 * @example
 * const { url, frameRef, open, secure } = useHostedPaymentForm()
 * useEffect(() => void open(), [open])
 * return url && <iframe key={url} ref={frameRef} src={url} title="Card details, secure form" />
 */
export function useHostedPaymentForm(): UseHostedPaymentFormResult {
  const store = useStore()
  const { hostedForm } = store
  const { openForm, attachForm, secureCard, askForCards } = store.use(cardFormActions)
  const { uid: _uid, ...form } = useSlot(cardFormActions)
  const frameRef = useCallback(
    (frame: HTMLIFrameElement | null) =>
      frame && hostedForm ? attachForm(hostedForm, frame) : undefined,
    [hostedForm, attachForm],
  )
  const verbs = useMemo(
    () => ({
      open: () => openForm(hostedForm),
      secure: (isKept = false) => secureCard(hostedForm, isKept),
    }),
    [hostedForm, openForm, secureCard],
  )
  return { ...form, ...verbs, ask: askForCards, frameRef }
}
