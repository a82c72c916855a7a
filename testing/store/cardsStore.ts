import type { Faults } from '../../mocks/faults'
import { ADA } from '../../mocks/people'
import { severalCards } from '../../mocks/scenarios'
import { cardActions } from '../../src/store/account/cards'
import { manageCardsActions } from '../../src/store/account/manageCards'
import { cardFormActions } from '../../src/store/checkout/cardForm'
import type { HostedFormListener, HostedFormPort } from '../../src/store/checkout/hostedForm'
import { aStore } from './testStore'

/** Notices about a card. */
export const DETAILS = { nickname: ' Travel ', isDefault: false, billingAddress: ADA }

/** A customer with loaded cards, and a completed card form. */
export async function theCards(scenario = severalCards(), faults: Faults = {}) {
  const tested = await aStore(scenario, { isLoggedIn: true })
  const { store, backend } = tested
  await store.use(cardActions).loadCards()
  tested.requests()
  let heard: HostedFormListener | undefined
  let sent = (form: HostedFormListener) => form.onComplete()
  const port: HostedFormPort = {
    frameUrl: (uid) => `https://pay.example/${uid}`,
    load: () => Promise.resolve(),
    submit() {
      if (heard) sent(heard)
      return true
    },
    attach(_frame, _uid, listener) {
      heard = listener
      return () => {}
    },
  }
  const form = store.slot(cardFormActions)
  const { openForm, attachForm } = store.use(cardFormActions)
  /** Opens a form, and types a card into it. */
  async function enter(last_four = '0005', expires = '12/2029') {
    await openForm(port)
    attachForm(port, {} as HTMLIFrameElement)
    heard?.onReady()
    await backend.completeHosted(form.uid ?? '', { last_four, expires })
    tested.requests()
  }
  for (const [row, fault] of Object.entries(faults))
    backend.setFault(row as keyof Faults, fault ?? null)
  const slot = store.slot(cardActions)
  const cards = store.use(manageCardsActions)
  return {
    ...tested,
    slot,
    form,
    cards,
    enter,
    save: (id: string | null = null) => cards.saveCard(port, DETAILS, id),
    answers(next: typeof sent) {
      sent = next
    },
    heard: () => heard,
    ids: () => slot.cards.map(({ profile_id }) => profile_id),
    defaults: () => slot.cards.filter((one) => one.is_default).map((one) => one.profile_id),
  }
}
