import { useEffect, useState } from 'react'
import { isExpired, isExpiringSoon } from '../../domain/checkout/savedCards'
import {
  type AddressDraft,
  type AddressNeeds,
  draftProblems,
  sentOf,
} from '../../domain/recipient/addressFields'
import {
  type CardSaved,
  type SavedCard,
  useHostedPaymentForm,
  useManageCards,
  useStore,
} from '../../hooks'
import { useAskToLeave } from '../account/useAskToLeave'
import { useDraft } from '../account/useDraft'
import { useRouteGuard } from '../account/useRouteGuard'
import { useAddressForm } from '../recipient/useAddressForm'

export const BILLING_NEEDS: AddressNeeds = { isPerishable: false, isEGift: false }

export interface CardEntryOptions {
  /** The card that is changed; null for a new one. */
  card: SavedCard | null
  /** Who pays, as far as that is known: the address of the card, the customer’s own, or their name. */
  payer: AddressDraft
  onSaved(card: SavedCard): void
  onLeave(): void
}

/** Why the last attempt came to nothing, where the form in the frame does not say it. */
type CardTrouble = 'gone' | 'offline' | 'failed'

/** What a customer types of a card, and what becomes of it. What is typed stays until it is saved. */
export function useCardEntry({ card, payer, onSaved, onLeave }: CardEntryOptions) {
  const { cards, save, update } = useManageCards()
  const now = useStore().now()
  const askToLeave = useAskToLeave()
  const address = useAddressForm(payer, BILLING_NEEDS, false, useDraft('payer', payer))
  const [isAddressOpen, setAddressOpen] = useState(
    () => address.isDirty || draftProblems(address.draft, BILLING_NEEDS).size > 0,
  )
  const [nickname, setNickname] = useDraft('nickname', card?.nickname ?? '')
  const [isDefault, setDefault] = useDraft('default', false)
  // One that is over is changed for nothing else.
  const [isEntered, setEntered] = useState(
    () => card === null || isExpired(card, now) || isExpiringSoon(card, now),
  )
  const form = useFreshForm(isEntered)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<CardTrouble | null>(null)
  const [twin, setTwin] = useState<SavedCard | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [done, setDone] = useState<SavedCard | null>(null)
  const isDirty =
    done === null && (address.isDirty || isDefault || nickname !== (card?.nickname ?? ''))
  useRouteGuard(isDirty)
  useEffect(() => {
    // Once nothing is unsaved any more, so that nobody is asked.
    if (done) onSaved(done)
  }, [done, onSaved])

  function settle(result: CardSaved): void {
    if (result.status === 'saved') setDone(result.card)
    else if (result.status === 'not-entered') setAttempts((count) => count + 1)
    else if (result.status === 'twin') {
      setTwin(result.card)
      void form.open()
    } else setTrouble(troubleOf(result.reason))
  }

  async function submit(): Promise<void> {
    if (isBusy) return
    setTrouble(null)
    setTwin(null)
    if (!address.check()) {
      setAddressOpen(true)
      setAttempts((count) => count + 1)
      return
    }
    setBusy(true)
    const details = { nickname, isDefault, billingAddress: sentOf(address.draft) }
    const result =
      card && !isEntered
        ? await update(card.profile_id, details)
        : await save(details, card?.profile_id ?? null)
    setBusy(false)
    settle(result)
  }

  return {
    form,
    address,
    isAddressOpen,
    openAddress: () => setAddressOpen(true),
    nickname,
    setNickname,
    /** Whether it becomes the default; null where there is no other card, or it is the default. */
    isDefault: card?.is_default || !cards.some(({ wallet }) => !wallet) ? null : isDefault,
    setDefault,
    /** Whether the card itself is entered. */
    isEntered,
    setEntered,
    isBusy: isBusy || done !== null,
    trouble: twin ? ('twin' as const) : trouble,
    /** The card that is saved already. */
    twin,
    attempts,
    submit,
    async leave() {
      if (!isDirty || (await askToLeave())) onLeave()
    },
  }
}

export type CardEntryState = ReturnType<typeof useCardEntry>

const troubleOf = (reason: CardSaved['reason']): CardTrouble =>
  reason === 'gone' || reason === 'offline' ? reason : 'failed'

/** The form of the provider; one that an earlier card has left behind is not shown. */
function useFreshForm(isWanted: boolean) {
  const form = useHostedPaymentForm()
  const { open } = form
  const [isFresh, setFresh] = useState(form.status === 'idle')
  useEffect(() => {
    if (isFresh || !isWanted) return
    setFresh(true)
    void open()
  }, [isFresh, isWanted, open])
  return { ...form, isFresh }
}
