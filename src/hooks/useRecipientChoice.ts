import { useCallback, useMemo, useState } from 'react'
import { addressKey, isMyselfAddress } from '../domain/recipient/addresses'
import { orderPeople, personOfName } from '../domain/recipient/people'
import type { RecipientChoice } from '../domain/recipient/recipients'
import type { LoadStatus } from '../store/core/state'
import type { RecipientOutcome } from '../store/recipient/recipients'
import { shoppingForActions } from '../store/recipient/shoppingFor'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useRecipients } from './useRecipients'

/** Somebody whom a gift may be for. */
export interface Person extends RecipientChoice {
  /** Tells people of the list apart. */
  readonly key: string
  readonly isMyself: boolean
}

export interface UseRecipientChoiceOptions {
  /** True where an e-gift is sent, which has a shipment of its own. */
  isEGift?: boolean
}

export interface UseRecipientChoiceResult {
  /** Whom it may be for: oneself, those in the cart, then everybody known. */
  people: readonly Person[]
  /** Those of them who are chosen, in the same order; nobody until somebody was chosen in this tab. */
  chosen: readonly Person[]
  /** The person whom this tab shops for, where it is one of them; never oneself by default. */
  current: Person | null
  /** `idle`, `loading`, `ready` or `failed`: whether saved addresses have been read. */
  status: LoadStatus
  /** Chooses somebody, or takes them out again. */
  toggle(key: string, isChosen: boolean): void
  /** Chooses exactly these. */
  choose(keys: readonly string[]): void
  /** Somebody on the list who is called like that; null where there is nobody. */
  findNamed(fname: string, lname: string): Person | null
  /** Adds somebody by their name, who is chosen then; the address may come later. Never rejects. */
  addPerson(fname: string, lname: string): Promise<RecipientOutcome>
  /** Remembers for this tab whom something was added for; several people are nobody in particular. */
  keepCurrent(chosen: readonly Person[]): void
}

/**
 * Whom something is for: one person or many at once. Nobody is chosen to begin with, except whom this
 * tab has shopped for last.
 *
 * @example
 * const { people, chosen, toggle } = useRecipientChoice()
 * return people.map(({ key, address }) => (
 *   <input key={key} type="checkbox" checked={chosen.some((one) => one.key === key)}
 *     onChange={(event) => toggle(key, event.currentTarget.checked)} aria-label={address.fname ?? ''} />
 * ))
 */
export function useRecipientChoice({
  isEGift = false,
}: UseRecipientChoiceOptions = {}): UseRecipientChoiceResult {
  const store = useStore()
  const { shopFor } = store.use(shoppingForActions)
  const { addrId } = useSlot(store.slot(shoppingForActions))
  const { choices, status, addRecipient } = useRecipients({ isEGift })
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const people = useMemo(() => orderPeople(choices).map(toPerson), [choices])
  const current =
    people.find(({ address }) => addrId !== null && address.addr_id === addrId) ?? null
  const keys = picked ?? new Set(current ? [current.key] : [])

  const currentKey = current?.key
  const toggle = useCallback(
    (key: string, isChosen: boolean) =>
      setPicked((before) => {
        const next = new Set(before ?? (currentKey ? [currentKey] : []))
        if (isChosen) next.add(key)
        else next.delete(key)
        return next
      }),
    [currentKey],
  )
  const choose = useCallback((wanted: readonly string[]) => setPicked(new Set(wanted)), [])

  return {
    people,
    chosen: people.filter(({ key }) => keys.has(key)),
    current,
    status,
    toggle,
    choose,
    findNamed: (fname, lname) => {
      const known = personOfName({ fname, lname }, people)
      return known && toPerson(known)
    },
    async addPerson(fname, lname) {
      const outcome = await addRecipient({ fname: fname.trim(), lname: lname.trim() })
      if (outcome.status === 'added') toggle(addressKey(outcome.address), true)
      return outcome
    },
    keepCurrent: useCallback(
      (chosen) => {
        const [only, another] = chosen
        if (only && !another && !only.isMyself) shopFor(only.address.addr_id)
      },
      [shopFor],
    ),
  }
}

const toPerson = (choice: RecipientChoice): Person => ({
  ...choice,
  key: addressKey(choice.address),
  isMyself: isMyselfAddress(choice.address),
})
