import { ref } from 'valtio/vanilla'
import { isApiError, isSignedOut } from '../../api/client/errors'
import { getAddresses, getCustomer } from '../../api/customer'
import type { Customer } from '../../domain/schema/entities'
import type { ProductDraft } from '../../domain/schema/persisted'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { failed, READY, type ReadOutcome, readFailure } from '../core/outcome'
import { draftSlot } from '../product/draftSlot'
import { accountSlot } from './state'

function accountVerbs(context: StoreContext) {
  const { state, api, events, report } = context
  const slot = context.slot(accountSlot)
  let loading: Promise<ReadOutcome> | null = null
  let asked = 0
  /** Incremented on each sign-in and sign-out, so that an older answer about the customer is ignored. */
  let session = 0
  /** The page's flag only describes the moment when the page was sent. */
  let hasSignedIn = false
  /** Whether this page needs the saved addresses. */
  let needsAddresses = false

  /** A 403 clears the user silently. Source: specification §6. */
  function becomeGuest(): ReadOutcome {
    const was = slot.status
    hasSignedIn = false
    beginSession()
    Object.assign(slot, {
      status: 'guest',
      customer: null,
      addresses: ref([]),
      // A guest has none to read.
      addressStatus: needsAddresses ? 'ready' : 'idle',
      reorder: null,
    })
    // Also on a page without products: what a customer typed on product pages is stored for the tab.
    keepDrafts(({ isGuests }) => isGuests)
    // Some shops send 0 for a guest.
    const isKeptForThem = state.cartFacts.isRestored && Boolean(state.cart?.cust_id)
    // A customer's cart contains names and addresses, so clear it and read the guest cart from the server.
    if (was === 'customer' || isKeptForThem) {
      context.cart.clear()
      void context.cart.refresh()
      events.emit('signed-out', {})
    }
    return READY
  }

  function keepDrafts(isKept: (draft: ProductDraft) => boolean): void {
    const drafts = context.slot(draftSlot)
    if (!drafts.drafts.every(isKept)) drafts.drafts = ref(drafts.drafts.filter(isKept))
  }

  /** Clears a different customer's data before storing the new customer. */
  function becomeCustomer(customer: Customer): void {
    if (slot.customer && slot.customer.cust_id !== customer.cust_id) {
      becomeGuest()
      hasSignedIn = true
      rereadAddresses()
    }
    Object.assign(slot, { status: 'customer', customer: ref(customer) })
    const { cust_id } = customer
    keepDrafts(({ isGuests, custId }) => isGuests || custId == null || custId === cust_id)
    const owner = state.cartFacts.isRestored ? state.cart?.cust_id : null
    // The stored cart is that of the device's previous customer.
    if (owner && owner !== cust_id) {
      context.cart.clear()
      void context.cart.refresh()
    }
  }

  function beginSession(): void {
    session += 1
    loading = null
  }

  async function read(): Promise<ReadOutcome> {
    if (!context.isLoggedIn() && !hasSignedIn) return becomeGuest()
    // A guest's page, including typed input, stays up until the signed-in customer is known.
    if (slot.status !== 'customer' && slot.status !== 'guest') slot.status = 'loading'
    const own = session
    const before = slot.customer
    try {
      const { customer } = await api.call(getCustomer, {})
      // Details saved in the meantime are newer than this answer.
      if (own === session && slot.customer === before) becomeCustomer(customer)
      return READY
    } catch (error) {
      if (own !== session) return READY
      if (isApiError(error) && error.status === 403) return becomeGuest()
      if (slot.status !== 'customer') slot.status = 'failed'
      return readFailure(report, 'customer-failed', error)
    }
  }

  /** Determines who the shopper is: first from the page's flag, then from the server. Never rejects. */
  function loadCustomer(): Promise<ReadOutcome> {
    if (loading) return loading
    const own = read().finally(() => {
      if (loading === own) loading = null
    })
    loading = own
    return own
  }

  /** Reads a customer's saved addresses; a guest only has those in the cart. Never rejects. */
  async function loadAddresses(): Promise<ReadOutcome> {
    needsAddresses = true
    const isUnknown = slot.status === 'unknown' || slot.status === 'failed'
    await (loading ?? (isUnknown ? loadCustomer() : undefined))
    if (slot.status !== 'customer') {
      slot.addressStatus = slot.status === 'failed' ? 'failed' : 'ready'
      return slot.addressStatus === 'ready' ? READY : failed('unavailable')
    }
    asked += 1
    const mine = asked
    const own = session
    const before = slot.addresses
    slot.addressStatus = 'loading'
    try {
      const { addresses } = await api.call(getAddresses, {})
      if (mine !== asked) return READY
      // An address was added in the meantime; this list may not include it.
      if (slot.addresses !== before) return loadAddresses()
      Object.assign(slot, { addressStatus: 'ready', addresses: ref(addresses) })
      return READY
    } catch (error) {
      if (mine === asked && own === session) {
        slot.addressStatus = 'failed'
        // Only a 403 from the customer endpoint turns the shopper into a guest.
        if (isSignedOut(error)) events.emit('session-expired', {})
      }
      return readFailure(report, 'addresses-failed', error)
    }
  }

  /** Reads the addresses of a different customer, if this page needs them. */
  function rereadAddresses(): void {
    if (!needsAddresses) return
    slot.addressStatus = 'idle'
    void loadAddresses()
  }

  /** Whether a known customer's session is over; emits `session-expired` if it has expired. Never rejects. */
  async function isSessionOver(): Promise<boolean> {
    // They may have signed out in another tab.
    await loading
    if (slot.status !== 'customer') return false
    try {
      await api.call(getCustomer, {})
      return false
    } catch {
      // Whatever the answer was: the guest's cart says so.
      events.emit('session-expired', {})
      return true
    }
  }

  context.cart.setSessionCheck(isSessionOver)
  // The sign-in can be in another tab, which the page's flag cannot reflect. The customer's list replaces a
  // guest's addresses (specification §6).
  events.on('signed-in', () => {
    hasSignedIn = true
    beginSession()
    void loadCustomer()
    rereadAddresses()
    // The cart now belongs to the customer.
    void context.cart.refresh()
  })
  events.on('signed-out-elsewhere', () => {
    if (slot.status === 'customer') void loadCustomer()
  })

  return {
    loadCustomer,
    loadAddresses,
    /** Handles a session that the server has reported as over. */
    becomeGuest,
    /** Handles a sign-in on this page. */
    haveSignedIn(customer: Customer | null): void {
      if (customer) becomeCustomer(customer)
      events.emit('signed-in', {})
    },
  }
}

/** Who the shopper is. */
export const accountActions = defineFeature({ ...accountSlot, actions: accountVerbs })
