import { ref } from 'valtio/vanilla'
import { isApiError, isSignedOut } from '../../api/client/errors'
import { getAddresses, getCustomer } from '../../api/customer'
import type { Customer } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { READY, type ReadOutcome, readFailure } from '../core/outcome'
import { accountSlot } from './state'

function accountVerbs(context: StoreContext) {
  const { state, api, events, report } = context
  const slot = context.slot(accountSlot)
  let loading: Promise<ReadOutcome> | null = null
  let asked = 0
  /** Rises with each sign-in and sign-out: a customer who was read before it is not taken in after it. */
  let session = 0
  /** The page's flag speaks of the moment at which it was sent. */
  let hasSignedIn = false

  /** A 403 clears the user silently. Source: specification §6. */
  function becomeGuest(): ReadOutcome {
    const was = slot.status
    hasSignedIn = false
    beginSession()
    Object.assign(slot, {
      status: 'guest',
      customer: null,
      addresses: ref([]),
      addressStatus: 'idle',
      reorder: null,
    })
    const isKeptForThem = state.cartFacts.isRestored && state.cart?.cust_id != null
    // A customer's cart names people and streets: it goes with them, and the server says what is a guest's.
    if (was === 'customer' || isKeptForThem) {
      context.cart.clear()
      void context.cart.refresh()
      events.emit('signed-out', {})
    }
    return READY
  }

  /** What was read for another customer is forgotten first. */
  function becomeCustomer(customer: Customer): void {
    if (slot.customer && slot.customer.cust_id !== customer.cust_id) {
      becomeGuest()
      hasSignedIn = true
    }
    Object.assign(slot, { status: 'customer', customer: ref(customer) })
  }

  function beginSession(): void {
    session += 1
    loading = null
  }

  async function read(): Promise<ReadOutcome> {
    if (!context.isLoggedIn() && !hasSignedIn) return becomeGuest()
    // A guest’s page stays as it is, with what is typed there, until it is known who has signed in.
    if (slot.status !== 'customer' && slot.status !== 'guest') slot.status = 'loading'
    const own = session
    const before = slot.customer
    try {
      const { customer } = await api.call(getCustomer, {})
      // Details that were saved meanwhile are newer.
      if (own === session && slot.customer === before) becomeCustomer(customer)
      return READY
    } catch (error) {
      if (own !== session) return READY
      if (isApiError(error) && error.status === 403) return becomeGuest()
      if (slot.status !== 'customer') slot.status = 'failed'
      return readFailure(report, 'customer-failed', error)
    }
  }

  /** Finds out who the shopper is: by the global flag, then from the server. Never rejects. */
  function loadCustomer(): Promise<ReadOutcome> {
    if (loading) return loading
    const own = read().finally(() => {
      if (loading === own) loading = null
    })
    loading = own
    return own
  }

  /** Reads a customer's saved addresses; a guest has those of the cart only. Never rejects. */
  async function loadAddresses(): Promise<ReadOutcome> {
    await (loading ?? (slot.status === 'unknown' ? loadCustomer() : undefined))
    if (slot.status !== 'customer') {
      slot.addressStatus = 'ready'
      return READY
    }
    asked += 1
    const mine = asked
    const own = session
    const before = slot.addresses
    slot.addressStatus = 'loading'
    try {
      const { addresses } = await api.call(getAddresses, {})
      if (mine !== asked) return READY
      // Somebody was added meanwhile, whom this list may not know yet.
      if (slot.addresses !== before) return loadAddresses()
      Object.assign(slot, { addressStatus: 'ready', addresses: ref(addresses) })
      return READY
    } catch (error) {
      if (mine === asked && own === session) {
        slot.addressStatus = 'failed'
        // Only a 403 on the customer load makes a guest of them.
        if (isSignedOut(error)) events.emit('session-expired', {})
      }
      return readFailure(report, 'addresses-failed', error)
    }
  }

  // Here or in another tab, of which the page's flag cannot know. A list of addresses that a guest had is replaced
  // with the customer's (specification §6).
  events.on('signed-in', () => {
    hasSignedIn = true
    beginSession()
    void loadCustomer()
    if (slot.addressStatus !== 'idle') {
      slot.addressStatus = 'idle'
      void loadAddresses()
    }
    // The cart is theirs then.
    void context.cart.refresh()
  })
  events.on('signed-out-elsewhere', () => {
    if (slot.status === 'customer') void loadCustomer()
  })

  return {
    loadCustomer,
    loadAddresses,
    /** The session is over, as the server has said. */
    becomeGuest,
    /** The shopper has signed in on this page. */
    haveSignedIn(customer: Customer | null): void {
      if (customer) becomeCustomer(customer)
      events.emit('signed-in', {})
    },
  }
}

/** Who the shopper is. */
export const accountActions = defineFeature({ ...accountSlot, actions: accountVerbs })
