import { ref } from 'valtio/vanilla'
import type { CartProblemDetail } from '../../domain/cart/validity'
import type { StockRecord } from '../../domain/schema/entities'
import { lineKey } from '../core/pending'
import { defineSlot } from '../core/slot'

/** The state that `validityActions` keeps. */
export interface ValiditySlot {
  /** `refused`: the server blocks checkout without giving a reason. */
  status: 'unchecked' | 'checking' | 'checked' | 'failed' | 'refused'
  problems: readonly CartProblemDetail[]
  stock: readonly StockRecord[]
}

/** What blocks checkout, as of the last check. */
export const validitySlot = defineSlot<ValiditySlot>({
  name: 'validity',
  initial: () => ({ status: 'unchecked', problems: ref([]), stock: ref([]) }),
  concerns: (was, now) =>
    was.problems === now.problems && was.stock === now.stock ? [] : [lineKey('')],
  clear: (slot) => Object.assign(slot, { status: 'unchecked', problems: ref([]), stock: ref([]) }),
})

/** The state that `taxActions` keeps. */
export interface TaxSlot {
  status: 'idle' | 'loading' | 'ready' | 'unavailable'
}

/** Whether the tax is being calculated on demand; the amount is part of the cart. */
export const taxSlot = defineSlot<TaxSlot>({ name: 'tax', initial: () => ({ status: 'idle' }) })
