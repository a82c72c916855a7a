import { ref } from 'valtio/vanilla'
import {
  type Claim,
  deleteClaim,
  getClaims,
  postClaim,
  postClaimAgain,
  postClaimApproval,
} from '../../api/account/claims'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { type Outcome, READY, type ReadOutcome } from '../core/outcome'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'
import { accountApi } from './accountApi'
import { callForAccount, isNotFound } from './change'
import { sessionGuard } from './session'

export type { Claim } from '../../api/account/claims'

/** What a link is to say, and what it allows. */
export interface ClaimAsked {
  /** Who sends the gift, as whoever opens the link reads it. */
  readonly sender: string
  readonly mayMoveDate: boolean
}

/** Outcome of a change of a link: `saved` with the link as it is then, or `gone` where there is none any more. */
export interface ClaimOutcome extends Outcome<'saved' | 'gone' | 'failed'> {
  readonly claim?: Claim
}

/** How often it is asked whether somebody has answered, in milliseconds. */
const LOOK_MS = 60_000

interface ClaimsSlot {
  status: LoadStatus
  claims: readonly Claim[]
}

const claimsSlot = defineSlot<ClaimsSlot>({
  name: 'claims',
  initial: () => ({ status: 'idle', claims: ref([]) }),
  // The gifts of a cart are those of an order now: they are read again where they are shown.
  clear: (slot) => {
    slot.status = 'idle'
    slot.claims = ref([])
  },
})

function claimVerbs(context: StoreContext) {
  const { cart, events } = context
  const api = accountApi(context)
  const slot = context.slot(claimsSlot)
  const call = <T>(send: () => Promise<T>) => callForAccount(context, 'claims-failed', send)
  const begin = sessionGuard(context)
  let asked = 0
  const watchers = new Set<object>()
  let stopLooking = () => {}

  /** Looks again after a minute, as long as somebody watches; in a page that is hidden only once it is back. */
  function lookAgain(): void {
    const callOff = context.clock.after(LOOK_MS, look)
    document.addEventListener('visibilitychange', look)
    stopLooking = () => {
      callOff()
      document.removeEventListener('visibilitychange', look)
    }
  }
  function look(): void {
    stopLooking()
    const isWaiting = slot.claims.some(({ status }) => status === 'waiting')
    if (isWaiting && document.visibilityState === 'visible') void loadClaims()
    lookAgain()
  }

  /** Takes in links as the server has them, and tells of each that was answered since. Returns whether any was. */
  function take(claims: readonly Claim[]): boolean {
    const before = new Map(slot.claims.map((claim) => [claim.claim_id, claim.status]))
    slot.claims = ref(claims)
    const answered = claims.filter(({ claim_id, status }) => {
      const was = before.get(claim_id)
      return status === 'filled' && was !== undefined && was !== 'filled'
    })
    for (const { crec_id, order_id, fname } of answered)
      events.emit('address-claimed', {
        shipmentId: crec_id,
        orderId: order_id == null ? null : String(order_id),
        name: fname ?? '',
      })
    return answered.length > 0
  }

  /** Reads the links of the cart and of orders, and tells of those that were answered. Never rejects. */
  async function loadClaims(): Promise<ReadOutcome> {
    asked += 1
    const mine = asked
    if (slot.status !== 'ready') slot.status = 'loading'
    const before = slot.claims
    const result = await call(() => api.call(getClaims, {}))
    if (mine !== asked) return READY
    // Changed meanwhile, of which this answer may not know yet.
    if (slot.claims !== before) return loadClaims()
    if (!result.ok) {
      if (slot.status !== 'ready') slot.status = 'failed'
      return result.failure
    }
    slot.status = 'ready'
    if (take(result.answer.claims)) void cart.refresh()
    return READY
  }

  /** Sends a change of a link, and puts it in the place of the one before it of the same gift. */
  async function change(send: () => Promise<{ claim: Claim }>): Promise<ClaimOutcome> {
    const isSameSession = begin()
    const result = await call(send)
    if (!result.ok && isNotFound(result)) {
      // Withdrawn elsewhere, or its gift is: what is shown of it works no more.
      await loadClaims()
      void cart.refresh()
      return { ...result.failure, status: 'gone' }
    }
    if (!result.ok) return result.failure
    const { claim } = result.answer
    if (!isSameSession()) return { status: 'saved', claim }
    take([...slot.claims.filter(({ crec_id }) => crec_id !== claim.crec_id), claim])
    // What a gift needs is another thing with a link than without.
    void cart.refresh()
    return { status: 'saved', claim }
  }

  // Links name people, and are those of whoever is signed in: who has asked for them before asks again.
  events.on('signed-out', () => {
    asked += 1
    Object.assign(slot, claimsSlot.initial())
  })
  events.on('signed-in', () => {
    if (slot.status !== 'idle') void loadClaims()
  })

  return {
    loadClaims,
    /** Looks every minute for answers, for all who watch together, until the returned function is called. */
    watchClaims(): () => void {
      const watcher = {}
      watchers.add(watcher)
      if (watchers.size === 1) lookAgain()
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0) stopLooking()
      }
    },
    /** Makes a link for a gift of the cart, in place of one that it had. Never rejects. */
    async askForAddress(
      shipmentId: number,
      { sender, mayMoveDate }: ClaimAsked,
    ): Promise<ClaimOutcome> {
      const body = { crec_id: shipmentId, sender, may_move_date: mayMoveDate }
      return change(() => api.call(postClaim, { body }))
    },
    /** Makes a link good for as long again. Never rejects. */
    async renewClaim(claimId: Claim['claim_id']): Promise<ClaimOutcome> {
      return change(() => api.call(postClaimAgain, { params: { claimId } }))
    },
    /** Agrees to what an answered address adds; the gift goes there then. Never rejects. */
    async approveClaim(claimId: Claim['claim_id']): Promise<ClaimOutcome> {
      return change(() => api.call(postClaimApproval, { params: { claimId } }))
    },
    /** Withdraws a link; one that is gone already is withdrawn as well. Never rejects. */
    async withdrawClaim(claimId: Claim['claim_id']): Promise<Outcome<'withdrawn' | 'failed'>> {
      const result = await call(() => api.call(deleteClaim, { params: { claimId } }))
      if (!result.ok && !isNotFound(result)) return result.failure
      slot.claims = ref(slot.claims.filter(({ claim_id }) => claim_id !== claimId))
      void cart.refresh()
      return { status: 'withdrawn' }
    },
  }
}

/** Links that ask somebody where their gift should go. */
export const claimActions = defineFeature({ ...claimsSlot, actions: claimVerbs })
