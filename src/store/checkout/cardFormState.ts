import { ref } from 'valtio/vanilla'
import type { postHostedProfile } from '../../api/checkout'
import type { AnswerOf } from '../../api/row'
import type { CardProblem } from '../../domain/checkout/cardErrors'
import { defineSlot } from '../core/slot'

/**
 * Status of the card form. `none`: the page has no provider. `blocked`: the form could not be loaded.
 * `refused`: the shop takes no cards on this connection. `securing`: the shop is storing the card. `secured`:
 * the card can be charged. `tries`: no tries left. `incomplete`: the shopper has to finish with the form's own
 * button.
 */
export type CardFormStatus =
  | 'none'
  | 'idle'
  | 'loading'
  | 'blocked'
  | 'refused'
  | 'ready'
  | 'invalid'
  | 'incomplete'
  | 'securing'
  | 'secured'
  | 'technical'
  | 'tries'

export interface CardFormSlot {
  status: CardFormStatus
  /** True once loading takes longer than `SLOW_MS`. */
  isSlow: boolean
  /** Why this form replaced another: that one timed out, or the shopper left it. */
  instead: 'timed-out' | 'left' | null
  /** The form's session; null if there is none. */
  uid: string | null
  /** The form's address; null if there is none. */
  url: string | null
  /** The height that the form reports, in CSS pixels; null if it reports none. */
  height: number | null
  problems: readonly CardProblem[]
  /** What can be shown of the card, once it is secured. */
  card: HostedCard | null
  /** True if the shop was asked to save the card beyond the order, and could not; it can be charged anyway. */
  isUnsaved: boolean
}

/** A slot without a session. */
export const EMPTY = {
  isSlow: false,
  uid: null,
  url: null,
  height: null,
  card: null,
  isUnsaved: false,
}

/** The card form. */
export const cardFormSlot = defineSlot<CardFormSlot>({
  name: 'cardForm',
  initial: () => ({ ...EMPTY, status: 'idle', instead: null, problems: ref([]) }),
})

/** What the shop answers about a stored card. */
export type HostedCard = AnswerOf<typeof postHostedProfile>
