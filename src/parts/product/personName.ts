import { recipientName } from '../../domain/shipment/shipments'
import type { Person } from '../../hooks'
import { fill } from '../../texts/catalogue'
import type { pdpTexts } from '../../texts/pdp'

type Texts = typeof pdpTexts.texts

/** Somebody's whole name, or "Myself". */
export function personName({ address, isMyself }: Person, { myself }: Texts): string {
  return isMyself ? myself : recipientName(address) || address.selector_label || myself
}

/** What somebody is called where there is little room: by the first name, unless two share it. */
export function shortName(person: Person, people: readonly Person[], texts: Texts): string {
  const first = person.address.fname?.trim()
  if (person.isMyself || !first) return personName(person, texts)
  const isShared = people.some(
    (other) => other.key !== person.key && other.address.fname?.trim() === first,
  )
  return isShared ? personName(person, texts) : first
}

/** What the button says that adds something for some people. */
export function addLabel(
  chosen: readonly Person[],
  people: readonly Person[],
  texts: Texts,
): string {
  const [only, another] = chosen
  if (!only) return texts.add
  if (another) return fill(texts.addMany, { count: chosen.length })
  return only.isMyself
    ? texts.addSelf
    : fill(texts.addFor, { name: shortName(only, people, texts) })
}
