import { useState } from 'react'
import {
  askedAbout,
  type ChoiceProblem,
  choiceProblem,
  isBlank,
  missingNames,
  type NameField,
} from '../domain/recipient/newPerson'
import { personKey, rowOfPeople } from '../domain/recipient/people'
import type { ChosenAddress } from '../domain/schema/entities'
import type { Failed } from '../store/core/outcome'
import type { LoadStatus } from '../store/core/state'
import { peopleActions } from '../store/recipient/people'
import { addEach } from './internal/addEach'
import { useChosenKeys } from './internal/useChosenKeys'
import { useNewPeople } from './internal/useNewPeople'
import { usePeopleInOrder } from './internal/usePeopleInOrder'
import { useStore } from './StoreProvider'
import { useStateSelector } from './useCartSelector'
import { useCartStatus } from './useCartStatus'
import { useRecipients } from './useRecipients'

export type { ChoiceProblem } from '../domain/recipient/newPerson'

/** A person who can be chosen. */
export interface Person {
  /** Identifies the person; stays the same when the address gets its id. */
  key: string
  address: ChosenAddress
  /** The existing shipment to this person, or null. */
  shipmentId: number | null
  isChosen: boolean
}

/** A new person whose name is being typed. */
export interface NamedPerson {
  id: number
  fname: string
  lname: string
  /** Missing parts of the name, once `prepare` has checked it. */
  missing: readonly NameField[]
  /** A known person with the same name; null if there is none, or `settleKnown` was called. */
  known: ChosenAddress | null
}

export type PreparedChoice =
  | { status: 'ready'; recipients: readonly ChosenAddress[]; reason?: undefined }
  | { status: 'incomplete'; problem: ChoiceProblem; reason?: undefined }
  /** A new person could not be added; `name` is theirs. Those added before stay chosen. */
  | (Failed & { name: string })

export interface UseRecipientChoiceResult {
  /** Everyone: the shopper, people in the cart, recent recipients, all others. */
  people: readonly Person[]
  /** Those of them to show without opening the full list. */
  row: readonly Person[]
  /** The chosen people; by default the tab's current person, if there is one. */
  chosen: readonly ChosenAddress[]
  /** The new people whose names are being typed. */
  newPeople: readonly NamedPerson[]
  /** Number of recipients: the chosen people and the new ones. */
  count: number
  /** The person that the shopper is shopping for in this tab, or null. */
  currentPerson: ChosenAddress | null
  /** Why `prepare` could not use the choice; null if it could, or before it is called. */
  problem: ChoiceProblem | null
  /** Load status of the saved addresses: `idle`, `loading`, `ready` or `failed`. */
  status: LoadStatus
  /** True while new people are being added. */
  isPreparing: boolean
  /** Chooses one of `people`, or removes them from the choice. */
  setChosen(key: string, isChosen: boolean): void
  /** Chooses these and nobody else. */
  choose(keys: readonly string[]): void
  /** Adds a blank new person, and returns their id in `newPeople`. */
  addPerson(): number
  /** Changes the first or last name of a new person. */
  setName(id: number, field: NameField, text: string): void
  /** Removes a new person. */
  removePerson(id: number): void
  /** Sets whether a new person is the known one. If so, chooses that one and returns their key; else null. */
  settleKnown(id: number, isSame: boolean): string | null
  /** Adds the new people, and resolves to all recipients. Never rejects. */
  prepare(): Promise<PreparedChoice>
}

/**
 * Chooses the recipients of a product: any number of known people, and new people who only have a name so far.
 * A gift never goes to the shopper unless they choose themselves.
 *
 * @example
 * const { row, setChosen, prepare } = useRecipientChoice()
 * const prepared = await prepare()
 * if (prepared.status === 'ready') await addToCart({ itemId, skuId, recipients: prepared.recipients })
 */
export function useRecipientChoice(): UseRecipientChoiceResult {
  const store = useStore()
  const { shopFor } = store.use(peopleActions)
  const current = useStateSelector(({ slot }) => slot(peopleActions).current)
  const used = useStateSelector(({ slot }) => slot(peopleActions).used)
  const { choices, status, addRecipient } = useRecipients()
  const cart = useCartStatus()
  const isKnown = cart.status !== 'loading' && (status === 'ready' || status === 'failed')
  const ordered = usePeopleInOrder(choices, used, isKnown)
  const currentPerson =
    ordered.find(({ address }) => current !== null && address.addr_id === current)?.address ?? null
  const keys = useChosenKeys(currentPerson && personKey(currentPerson))
  const typed = useNewPeople()
  const [problem, setProblem] = useState<ChoiceProblem | null>(null)
  const [isPreparing, setPreparing] = useState(false)

  const people = ordered.map(({ address, shipmentId }) => {
    const key = personKey(address)
    return { key, address, shipmentId, isChosen: keys.chosen.includes(key) }
  })
  const byKey = new Map(people.map((person) => [person.key, person.address]))
  const chosen = keys.chosen.flatMap((key) => byKey.get(key) ?? [])
  const named = typed.list.filter((one) => !isBlank(one))

  async function prepare(): Promise<PreparedChoice> {
    const found = choiceProblem(chosen.length, typed.list, choices)
    setProblem(found)
    if (found) return { status: 'incomplete', problem: found }
    typed.remove(...typed.list.filter(isBlank).map(({ id }) => id))
    setPreparing(true)
    const outcome = await addEach(named, addRecipient, (id, address) => {
      keys.set(personKey(address), true)
      typed.remove(id)
    })
    setPreparing(false)
    if (outcome.status === 'failed') return outcome
    return { status: 'ready', recipients: [...chosen, ...outcome.added] }
  }

  /** Clears the problem with every change, since the change may have fixed it. */
  const changing =
    <TGiven extends unknown[], TResult>(change: (...given: TGiven) => TResult) =>
    (...given: TGiven): TResult => {
      setProblem(null)
      return change(...given)
    }

  return {
    people,
    row: rowOfPeople(people, ({ key }) => keys.ever.includes(key)),
    chosen,
    newPeople: typed.list.map((one) => ({
      id: one.id,
      fname: one.fname,
      lname: one.lname,
      missing: problem?.kind === 'names' && problem.id === one.id ? missingNames(one) : [],
      // While they are being added, the list already contains them.
      known: isPreparing ? null : askedAbout(one, choices),
    })),
    count: chosen.length + named.length,
    currentPerson,
    problem,
    status,
    isPreparing,
    setChosen: changing((key, isChosen) => {
      // A shopper who removes the current person is no longer shopping for them.
      if (!isChosen && currentPerson && key === personKey(currentPerson)) shopFor(null)
      keys.set(key, isChosen)
    }),
    choose: changing((wanted) => {
      if (currentPerson && !wanted.includes(personKey(currentPerson))) shopFor(null)
      keys.replace(wanted)
    }),
    addPerson: changing(typed.add),
    setName: changing(typed.setName),
    removePerson: changing((id) => typed.remove(id)),
    settleKnown: changing((id, isSame) => {
      const person = typed.list.find((one) => one.id === id)
      const known = person && askedAbout(person, choices)
      if (!known) return null
      if (!isSame) typed.change(id, { isSomeoneElse: true })
      else {
        typed.remove(id)
        keys.set(personKey(known), true)
      }
      return isSame ? personKey(known) : null
    }),
    prepare,
  }
}
