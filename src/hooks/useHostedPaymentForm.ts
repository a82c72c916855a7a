import { useCallback, useMemo } from 'react'
import type { CardProblem } from '../domain/checkout/cardErrors'
import { type CardFormStatus, type CardsOutcome, cardFormActions } from '../store/checkout/cardForm'
import type { Payment } from '../store/order/order'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'

export interface UseHostedPaymentFormResult {
  /** Where the form stands; see `CardFormStatus`. */
  status: CardFormStatus
  /** True once it takes more than ten seconds to come. */
  isSlow: boolean
  /** Why this form took the place of another. */
  instead: 'timed-out' | 'left' | null
  /** Where the form is, for the `src` of a frame; null while there is none. */
  url: string | null
  /** How tall the form says it is, in CSS pixels. */
  height: number | null
  /** What is wrong with the card, by field. */
  problems: readonly CardProblem[]
  /** What may be shown of a card that was secured; wire names. */
  card: { readonly brand?: string | null; readonly last_four?: string | null } | null
  /** True where the shop could not keep the card, which may be charged all the same. */
  isUnsaved: boolean
  /** Opens a form, or a fresh one in its place. Never rejects. */
  open(): Promise<void>
  /** For the `ref` of the frame: listens to the form while it is in the page. */
  frameRef(frame: HTMLIFrameElement | null): (() => void) | undefined
  /** Asks whether cards may be entered from here, without opening a form. Never rejects. */
  ask(): Promise<CardsOutcome>
  /** Secures the card in the form for `placeOrder`; whether the shop may keep it. Never rejects. */
  secure(isKept?: boolean): Promise<Payment>
}

/**
 * The card form of the store's payment provider, in a frame of its own: no digit of a card is ever in the page.
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
  const { uid: _uid, ...form } = useSlot(store.slot(cardFormActions))
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
