import { ref } from 'valtio/vanilla'
import { isMyselfAddress } from '../../domain/recipient/addresses'
import type { ChosenAddress } from '../../domain/schema/entities'
import { persistedSchemas } from '../../domain/schema/persisted'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { defineSlot } from '../core/slot'

/** The state that `peopleActions` keeps. */
export interface PeopleSlot {
  /** The address id of the recipient being shopped for; null for nobody in particular. */
  current: number | null
  /** Address ids of this tab's recipients, most recent first. */
  used: readonly number[]
}

/** How many to remember. */
const MOST_REMEMBERED = 20

/** Whom the shopper is shopping for, for as long as the tab is open: only ids, never names. */
export const peopleSlot = defineSlot<PeopleSlot>({
  name: 'people',
  initial: () => ({ current: null, used: ref([]) }),
  persist: [
    {
      key: 'people',
      days: 7,
      isForTab: true,
      schema: persistedSchemas.people,
      read: ({ current, used }) => (current !== null || used.length > 0 ? { current, used } : null),
      write(slot, { current, used }: { current?: number | null; used: readonly number[] }) {
        slot.current = current ?? null
        slot.used = ref(used)
      },
    },
  ],
  clear(slot) {
    Object.assign(slot, { current: null, used: ref([]) })
  },
})

/** Whom the shopper is shopping for in this tab. */
export const peopleActions = defineFeature({
  ...peopleSlot,
  actions: ({ slot }: StoreContext) => ({
    /** Starts shopping for one recipient, or for nobody in particular. */
    shopFor(addrId: number | null): void {
      slot(peopleSlot).current = addrId
    },
    /** Remembers recipients; a single one becomes the recipient being shopped for. */
    rememberPeople(recipients: readonly ChosenAddress[]): void {
      const people = slot(peopleSlot)
      const ids = recipients.flatMap(({ addr_id }) => addr_id ?? [])
      people.used = ref([...new Set([...ids, ...people.used])].slice(0, MOST_REMEMBERED))
      const [only, another] = recipients
      if (only && !another && !isMyselfAddress(only)) people.current = only.addr_id
    },
  }),
})
