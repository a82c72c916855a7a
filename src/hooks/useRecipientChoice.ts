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

/** Somebody who can be chosen. */
export interface Person {
  /** Tells people apart; it stays the same when an address gets its id. */
  key: string
  address: ChosenAddress
  /** The shipment that goes there already, or null. */
  shipmentId: number | null
  isChosen: boolean
}

/** Somebody whose name is being typed. */
export interface NamedPerson {
  id: number
  fname: string
  lname: string
  /** What the name lacks, once that was looked for. */
  missing: readonly NameField[]
  /** Who has this name already; null where nobody has, and once it was said who is meant. */
  known: ChosenAddress | null
}

export type PreparedChoice =
  | { status: 'ready'; recipients: readonly ChosenAddress[]; reason?: undefined }
  | { status: 'incomplete'; problem: ChoiceProblem; reason?: undefined }
  /** Somebody new could not be added; `name` is theirs. Who was added before stays chosen. */
  | (Failed & { name: string })

export interface UseRecipientChoiceResult {
  /** Everybody: oneself, who is in the cart, who got something last, all others. */
  people: readonly Person[]
  /** Those of them to offer at once. */
  row: readonly Person[]
  /** Who is chosen; nobody until the tab has a current person. */
  chosen: readonly ChosenAddress[]
  /** Whose names are being typed. */
  newPeople: readonly NamedPerson[]
  /** How many get something: who is chosen, and who is new. */
  count: number
  /** Whom the shopper is shopping for in this tab, or null. */
  currentPerson: ChosenAddress | null
  /** What keeps the choice from being used, once that was tried. */
  problem: ChoiceProblem | null
  /** `idle`, `loading`, `ready` or `failed`: whether saved addresses have been read. */
  status: LoadStatus
  /** True while new people are being added. */
  isPreparing: boolean
  /** Chooses one of `people`, or no longer. */
  setChosen(key: string, isChosen: boolean): void
  /** Chooses these and nobody else. */
  choose(keys: readonly string[]): void
  /** Begins somebody new, and says their id among `newPeople`. */
  addPerson(): number
  /** Changes a name of somebody new. */
  setName(id: number, field: NameField, text: string): void
  /** Takes somebody new out. */
  removePerson(id: number): void
  /** Says of somebody new whether they are the one who is known: who is chosen then, by their key. */
  settleKnown(id: number, isSame: boolean): string | null
  /** Adds who is new, and gives everybody to send to. Never rejects. */
  prepare(): Promise<PreparedChoice>
}

/**
 * Who gets what a page of the shop adds: one or many of those who are known, and people of whom there is only
 * a name yet. A gift never goes to the shopper unless they say so.
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

  /** Whatever is changed may have been the remedy. */
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
      // While they are added, the list has them already.
      known: isPreparing ? null : askedAbout(one, choices),
    })),
    count: chosen.length + named.length,
    currentPerson,
    problem,
    status,
    isPreparing,
    setChosen: changing((key, isChosen) => {
      // Who takes the current person out is not shopping for them any more.
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
