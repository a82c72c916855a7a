import { useEffect, useState } from 'react'
import { isExpired, isExpiringSoon } from '../../domain/checkout/savedCards'
import {
  type AddressDraft,
  type AddressNeeds,
  draftProblems,
  isBillingField,
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
import { useProblemUntilSignIn } from '../account/useProblemUntilSignIn'
import { useRouteGuard } from '../account/useRouteGuard'
import { useAddressForm } from '../recipient/useAddressForm'

export const BILLING_NEEDS: AddressNeeds = { isPerishable: false, isEGift: false }

export interface CardEntryOptions {
  /** The card being edited; null for a new one. */
  card: SavedCard | null
  /** The known billing data: the card's address, the customer's own, or just their name. */
  payer: AddressDraft
  onSaved(card: SavedCard): void
  onLeave(): void
}

/** Why the last attempt failed, if the provider's form does not show it. */
type CardTrouble = 'gone' | 'offline' | 'failed'

/** State of the card form and of saving it. The input is kept until it is saved. */
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
  // An expired or expiring card is edited in order to re-enter it.
  const [isEntered, setEntered] = useState(
    () => card === null || isExpired(card, now) || isExpiringSoon(card, now),
  )
  const form = useFreshForm(isEntered)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useProblemUntilSignIn<CardTrouble>()
  const [twin, setTwin] = useState<SavedCard | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [done, setDone] = useState<SavedCard | null>(null)
  const isDirty =
    done === null && (address.isDirty || isDefault || nickname !== (card?.nickname ?? ''))
  useRouteGuard(isDirty)
  useEffect(() => {
    // In an effect, when nothing is unsaved anymore, so that the leave guard does not ask.
    if (done) onSaved(done)
  }, [done, onSaved])

  function showAddress(): void {
    setAddressOpen(true)
    setAttempts((count) => count + 1)
  }

  function settle(result: CardSaved): void {
    if (result.status === 'saved') setDone(result.card)
    else if (result.status === 'not-entered') setAttempts((count) => count + 1)
    else if (result.status === 'twin') {
      setTwin(result.card)
      void form.open()
    } else if (result.status === 'failed' && result.field && isBillingField(result.field)) {
      address.refuse(result.field)
      showAddress()
    } else setTrouble(troubleOf(result.reason))
  }

  async function submit(): Promise<void> {
    if (isBusy) return
    setTrouble(null)
    setTwin(null)
    if (!address.check()) return showAddress()
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
    /** Whether it becomes the default; null if there is no other card, or it already is. */
    isDefault: card?.is_default || !cards.some(({ wallet }) => !wallet) ? null : isDefault,
    setDefault,
    /** Whether the card data itself is being entered. */
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

/** The provider's form, without showing one left over from an earlier card. */
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
