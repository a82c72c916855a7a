import { ref } from 'valtio/vanilla'
import type { Customer, SavedAddress } from '../../domain/schema/entities'
import { persistedSchemas } from '../../domain/schema/persisted'
import { defineSlot } from '../core/slot'
import type { LoadStatus } from '../core/state'

/** The state that `accountActions` keeps. */
export interface AccountSlot {
  status: 'unknown' | 'loading' | 'guest' | 'customer' | 'failed'
  customer: Customer | null
  addressStatus: LoadStatus
  addresses: readonly SavedAddress[]
  /** A guest's recipients, saved on this device. */
  localRecipients: readonly SavedAddress[]
  /** Reorder decisions made in this tab, serialized; cleared when the customer signs out. */
  reorder: string | null
}

/** Who the shopper is, and their recipients. */
export const accountSlot = defineSlot<AccountSlot>({
  name: 'account',
  initial: () => ({
    status: 'unknown',
    customer: null,
    addressStatus: 'idle',
    addresses: ref([]),
    localRecipients: ref([]),
    reorder: null,
  }),
  persist: [
    {
      key: 'recipients',
      days: 30,
      schema: persistedSchemas.recipients,
      isShared: true,
      staysIfLost: true,
      read: ({ localRecipients }) => (localRecipients.length > 0 ? localRecipients : null),
      write(slot, value) {
        slot.localRecipients = ref(value ?? [])
      },
    },
    {
      key: 'again',
      days: 7,
      isForTab: true,
      schema: persistedSchemas.again,
      read: ({ reorder }) => reorder,
      write(slot, value) {
        slot.reorder = value
      },
    },
  ],
  clear(slot) {
    Object.assign(slot, { localRecipients: ref([]), reorder: null })
  },
})
