import { ref } from 'valtio/vanilla'
import { getValidationCheck, postCheckStock } from '../../api/cartChecks'
import { isApiError } from '../../api/client/errors'
import type { AnswerOf } from '../../api/row'
import {
  type CartProblemDetail,
  type CartProblemKind,
  cartProblems,
  mergeProblems,
} from '../../domain/cart/validity'
import type { Cart, StockRecord } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { type Failed, failed, type Outcome, readFailure, reasonOfError } from '../core/outcome'
import { factsOf } from '../core/report'
import { sharedRead } from '../core/sharedRead'
import { validitySlot } from './state'

/** Outcome of a check of the whole cart. */
export interface ValidationOutcome extends Outcome<'valid' | 'invalid' | 'failed'> {
  /** The problems found, in the order of the specification; absent if they are unknown. */
  readonly problems?: readonly CartProblemDetail[]
}

/** Units left of everything in the cart. */
export type StockOutcome = { status: 'checked'; stock: readonly StockRecord[] } | Failed

type ServerCheck = AnswerOf<typeof getValidationCheck> | null

/** Whether the cart can be checked out: our four checks in order, on fresh stock, plus the server's. */
export function validityVerbs({ state, api, cart, events, report, ...context }: StoreContext) {
  const slot = context.slot(validitySlot)
  let asked = 0
  /** The stock request in progress, and the cart it is for. */
  let asking: { cart: Cart; outcome: Promise<StockOutcome> } | null = null

  // Each new cart is judged with the known stock until the next check.
  cart.onServerCart((serverCart) => {
    if (serverCart && slot.status === 'refused') slot.status = 'unchecked'
    if (!serverCart || slot.problems.length === 0) return
    slot.problems = ref(cartProblems(serverCart, slot.stock, state.cartFacts.addOnsQualify))
  })

  async function stockOf(checked: Cart): Promise<readonly StockRecord[]> {
    const skus = checked.recipients.flatMap(({ items }) => items.map(({ sku_id }) => sku_id))
    return skus.length === 0 ? [] : api.call(postCheckStock, { body: [...new Set(skus)] })
  }

  const validate = sharedRead(cart.version, async (newer): Promise<ValidationOutcome> => {
    if (!state.cart) return failed('gone')
    asked += 1
    slot.status = 'checking'
    // The server's add-on verdict came with an older cart, and may be outdated.
    if (state.cartFacts.addOnsQualify === false && cart.isReadOld()) await cart.refresh()
    const checked: Cart | null = state.cart
    if (!checked) {
      slot.status = 'unchecked'
      return failed('gone')
    }
    const [stock, server] = await Promise.all([
      settled(stockOf(checked)),
      settled(api.call(getValidationCheck, {})),
    ])
    for (const part of [stock, server]) {
      if (part.status === 'rejected') report('validation-failed', factsOf(part.reason))
    }
    // The cart changed and is being checked again: that check answers for both.
    const newerCheck = newer()
    if (newerCheck) return newerCheck
    const units = stock.status === 'fulfilled' ? stock.value : []
    const own = cartProblems(checked, units, state.cartFacts.addOnsQualify)
    const answer = answerOf(server)
    const problems = mergeProblems(own, serverProblems(answer))
    const isUnknown = stock.status === 'rejected' && server.status === 'rejected'
    const status = problems.length > 0 ? 'checked' : verdictOf(answer, isUnknown)
    Object.assign(slot, { status, problems: ref(problems), stock: ref(units) })
    const [first] = problems
    if (first) {
      events.emit(first.kind, { ...first })
      return { status: 'invalid', problems }
    }
    if (status === 'refused') return { status: 'invalid' }
    return status === 'failed' ? failed(reasonOfRejection(stock)) : { status: 'valid' }
  })

  async function readStock(checked: Cart): Promise<StockOutcome> {
    asked += 1
    const mine = asked
    try {
      const stock = await stockOf(checked)
      if (mine === asked) slot.stock = ref([...stock])
      return { status: 'checked', stock }
    } catch (error) {
      return readFailure(report, 'stock-check-failed', error)
    } finally {
      if (asking?.cart === checked) asking = null
    }
  }

  return {
    /**
     * Checks the cart before checkout, and emits the first problem found. The outcome is `failed` if the server
     * cannot be reached at all. Never rejects. Source: specification §4.
     */
    validate,
    /**
     * Reads the units left of everything in the displayed cart; calls for the same cart share one request.
     * Never rejects.
     */
    checkStock(): Promise<StockOutcome> {
      const checked = cart.serverCart() && state.cart
      if (!checked) return Promise.resolve(failed('gone'))
      if (asking?.cart !== checked) asking = { cart: checked, outcome: readStock(checked) }
      return asking.outcome
    },
  }
}

const reasonOfRejection = (part: PromiseSettledResult<unknown>) =>
  part.status === 'rejected' && isApiError(part.reason) ? reasonOfError(part.reason) : 'unavailable'

const answerOf = (part: PromiseSettledResult<ServerCheck>): ServerCheck =>
  part.status === 'fulfilled' ? part.value : null

/** Result of a check that found no problems: the server can still refuse without a reason. */
function verdictOf(answer: ServerCheck, isUnknown: boolean): 'checked' | 'refused' | 'failed' {
  if (answer?.is_valid === false || answer?.is_valid === 0) return 'refused'
  return isUnknown ? 'failed' : 'checked'
}

/** The problems that the server reports. */
const serverProblems = (answer: ServerCheck): CartProblemDetail[] =>
  (answer?.problems ?? []).map(({ kind, crec_id, clin_id, units_available }) => ({
    // `mergeProblems` drops unknown kinds.
    kind: kind as CartProblemKind,
    shipmentId: crec_id ?? null,
    lineId: clin_id ?? null,
    unitsAvailable: units_available ?? null,
    gapCents: null,
  }))

/** Settles a promise. Not `Promise.allSettled`, which a page's own Promise may lack. */
const settled = <T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> =>
  promise.then(
    (value) => ({ status: 'fulfilled', value }),
    (reason) => ({ status: 'rejected', reason }),
  )
