import { ref } from 'valtio/vanilla'
import { getAddresses, getCustomer } from '../api/customer'
import { isApiError } from '../api/errors'
import type { StoreContext } from './context'
import { factsOf } from './report'

/** Who the shopper is. */
export function accountActions(context: StoreContext) {
  const { state, api, events, report } = context
  const slot = state.account
  let loading: Promise<void> | null = null

  /** A 403 clears the user without a word. Source: specification §6. */
  function becomeGuest(): void {
    const was = slot.status
    Object.assign(slot, {
      status: 'guest',
      customer: null,
      addresses: ref([]),
      addressStatus: 'idle',
    })
    if (was === 'customer') events.emit('signed-out', {})
  }

  async function read(): Promise<void> {
    if (!context.isLoggedIn()) return becomeGuest()
    if (slot.status !== 'customer') slot.status = 'loading'
    try {
      const { customer } = await api.call(getCustomer, {})
      Object.assign(slot, { status: 'customer', customer: ref(customer) })
    } catch (error) {
      if (isApiError(error) && error.status === 403) return becomeGuest()
      report('customer-failed', factsOf(error))
      if (slot.status !== 'customer') slot.status = 'failed'
    }
  }

  return {
    /** Finds out who the shopper is: by the global flag, then from the server. Never rejects. */
    loadCustomer(): Promise<void> {
      loading ??= read().finally(() => {
        loading = null
      })
      return loading
    },
    /** Reads a customer's saved addresses; a guest has those of the cart only. Never rejects. */
    async loadAddresses(): Promise<void> {
      await (loading ?? (slot.status === 'unknown' ? this.loadCustomer() : undefined))
      if (slot.status !== 'customer') {
        slot.addressStatus = 'ready'
        return
      }
      slot.addressStatus = 'loading'
      try {
        const { addresses } = await api.call(getAddresses, {})
        Object.assign(slot, { addressStatus: 'ready', addresses: ref(addresses) })
      } catch (error) {
        // Only a 403 on the customer load says who the shopper is.
        report('addresses-failed', factsOf(error))
        slot.addressStatus = 'failed'
      }
    },
  }
}
