import { ref } from 'valtio/vanilla'
import { postHostedPayment, postHostedProfile } from '../../api/checkout'
import { isApiError } from '../../api/client/errors'
import { cardProblems } from '../../domain/checkout/cardErrors'
import type { StoreContext } from '../core/context'
import { CART_ENDS } from '../core/events'
import { defineFeature } from '../core/feature'
import { type Failed, type Outcome, readFailure } from '../core/outcome'
import { factsOf } from '../core/report'
import type { Payment } from '../order/payment'
import { type CardFormStatus, cardFormSlot, EMPTY, type HostedCard } from './cardFormState'
import type { HostedFormPort } from './hostedForm'

export type { CardFormSlot, CardFormStatus } from './cardFormState'

/**
 * How the shop stores the card in the form: through the caller's own request, which rejects on failure; or for
 * the order, with a flag that says whether to save it beyond that.
 */
export type KeepCard = boolean | ((uid: string) => Promise<HostedCard>)

/** Whether cards can be entered; the reason is `refused` if the shop says no. */
export type CardsOutcome = Outcome<'allowed'> | Failed

const SLOW_MS = 10_000
/** How long to wait for the form's answer after sending it, in milliseconds. */
const ANSWER_MS = 60_000

/** A provider's card form, from loading to a card that can be charged. */
function cardFormVerbs(context: StoreContext) {
  const { api, clock, report, cart } = context
  const slot = context.slot(cardFormSlot)
  let opened = 0
  let hadTrouble = false
  let keeping: KeepCard = false
  /** Whether the shop has stored the card beyond the order. */
  let isStored = false
  let answer: ((payment: Payment) => void) | undefined

  function settle(status: CardFormStatus, payment?: Payment): void {
    slot.status = status
    if (payment) answer?.(payment)
    answer = undefined
    // Whether to save the card is asked again with the next press.
    if (keeping === true) keeping = false
  }

  /** Opens a form with a new session; later messages of an older session are ignored. */
  async function openForm(port: HostedFormPort | null): Promise<void> {
    opened += 1
    const mine = opened
    hadTrouble = false
    isStored = false
    Object.assign(slot, { ...EMPTY, status: port ? 'loading' : 'none', problems: ref([]) })
    if (!port) return
    const callOff = clock.after(SLOW_MS, () => {
      if (mine === opened) slot.isSlow = slot.status === 'loading'
    })
    try {
      const cart_id = cart.serverCart()?.cart_id ?? null
      const asked = api.call(postHostedPayment, { body: { cart_id } })
      const [{ uid }] = await Promise.all([asked, port.load()])
      if (mine === opened) Object.assign(slot, { uid, url: port.frameUrl(uid) })
    } catch (error) {
      callOff()
      report('card-form-blocked', factsOf(error))
      const isRefused = isApiError(error) && error.status === 403
      if (mine === opened) settle(isRefused ? 'refused' : 'blocked', { type: 'card-refused' })
    }
  }

  /** Replaces a finished form with a new one. */
  function replace(port: HostedFormPort, why: 'timed-out' | 'left', payment: Payment): void {
    settle('loading', payment)
    slot.instead = why
    void openForm(port)
  }

  /** Handles a technical error of the form: it can be sent once more, and is replaced if that fails too. */
  function trouble(port: HostedFormPort): void {
    const isAgain = hadTrouble
    hadTrouble = true
    if (isAgain) replace(port, 'timed-out', { type: 'card-expired' })
    else settle('technical', { type: 'card-refused' })
  }

  /** Has the shop store the card that the provider accepted. */
  async function keep(uid: string, port: HostedFormPort): Promise<void> {
    slot.status = 'securing'
    const how = keeping
    try {
      const card = await (typeof how === 'function'
        ? how(uid)
        : api.call(postHostedProfile, { body: { uid, save_card: how } }))
      if (slot.uid !== uid) return
      slot.card = ref(card)
      isStored = how !== false
    } catch (error) {
      report('card-not-kept', factsOf(error))
      if (slot.uid !== uid) return
      // A card that is stored for the order can be charged, even if it cannot be stored beyond that.
      if (isApiError(error) && error.status === 404 && slot.card === null) {
        return replace(port, 'timed-out', { type: 'card-expired' })
      }
      slot.isUnsaved = how !== false
    }
    settle('secured', { type: 'card-secured', info: infoOf(uid) })
  }

  /** Sends the card in the form; resolves at once if it has been secured. */
  function submit(port: HostedFormPort | null, keepCard: KeepCard): Promise<Payment> {
    // The form's first technical error is not final: its contents can be sent once more.
    if (slot.status === 'technical') slot.status = 'ready'
    const { status, uid } = slot
    if (status === 'secured' && uid !== null)
      return Promise.resolve({ type: 'card-secured', info: infoOf(uid) })
    const canBeSent = ['ready', 'invalid', 'incomplete', 'securing'].includes(status)
    if (!port || !canBeSent) return Promise.resolve({ type: 'card-refused' })
    if (status !== 'securing') keeping = keepCard
    Object.assign(slot, { problems: ref([]), instead: null })
    return answered(port, () => {
      if (status !== 'securing' && !port.submit()) settle('incomplete', { type: 'card-refused' })
    })
  }

  /** Waits for the form's answer to what `send` sends. */
  function answered(port: HostedFormPort, send: () => void): Promise<Payment> {
    return new Promise((resolve) => {
      const callOff = clock.after(ANSWER_MS, () => trouble(port))
      answer = (payment) => {
        callOff()
        resolve(payment)
      }
      try {
        send()
      } catch (error) {
        report('card-not-sent', factsOf(error))
        trouble(port)
      }
    })
  }

  /** A card must not be shown or charged for the next order or shopper. */
  function forget(): void {
    opened += 1
    settle('idle', { type: 'card-refused' })
    Object.assign(slot, { ...EMPTY, instead: null, problems: ref([]) })
  }
  for (const end of CART_ENDS) context.events.on(end, forget)

  const infoOf = (uid: string) => {
    const profile_id = slot.card?.profile_id
    return { method: 'card' as const, uid, ...(profile_id != null && { profile_id }) }
  }

  return {
    openForm,
    /** Whether cards can be entered on this connection, found out by requesting a session. Never rejects. */
    async askForCards(): Promise<CardsOutcome> {
      try {
        const cart_id = cart.serverCart()?.cart_id ?? null
        await api.call(postHostedPayment, { body: { cart_id } })
        return { status: 'allowed' }
      } catch (error) {
        return readFailure(report, 'cards-not-allowed', error)
      }
    },
    /** Listens to the form in a frame; returns a function that stops listening. */
    attachForm(port: HostedFormPort, frame: HTMLIFrameElement): () => void {
      const { uid } = slot
      if (uid === null) return () => {}
      const isNow = () =>
        slot.uid === uid && slot.status !== 'securing' && slot.status !== 'secured'
      return port.attach(frame, uid, {
        onReady() {
          // A session with no tries left still has none after its frame reloads.
          if (isNow() && slot.status !== 'tries')
            Object.assign(slot, { status: 'ready', isSlow: false })
        },
        onComplete() {
          if (isNow()) void keep(uid, port)
        },
        onCancel() {
          if (isNow()) replace(port, 'left', { type: 'card-cancelled' })
        },
        onErrors(codes) {
          if (!isNow()) return
          const found = cardProblems(codes)
          if (found === 'technical') return trouble(port)
          if (found === 'tries') return settle(found, { type: 'card-refused' })
          slot.problems = ref(found)
          settle('invalid', { type: 'card-refused' })
        },
        onHeight(height) {
          if (slot.uid === uid) slot.height = height
        },
      })
    },
    /** Secures the card in the form, and has the shop store it. Never rejects. */
    async secureCard(port: HostedFormPort | null, keepCard: KeepCard): Promise<Payment> {
      const payment = await submit(port, keepCard)
      const { uid, isUnsaved } = slot
      const isMissed = keepCard === true && !isStored && !isUnsaved
      if (payment.type !== 'card-secured' || !isMissed || !port || uid === null) return payment
      // The form's own button has stored it for the order only.
      keeping = true
      return answered(port, () => void keep(uid, port))
    },
  }
}

/** A payment provider's card form. */
export const cardFormActions = defineFeature({ ...cardFormSlot, actions: cardFormVerbs })
