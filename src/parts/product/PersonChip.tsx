import type { ChosenAddress } from '../../domain/schema/entities'
import { type Person, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { addTexts } from '../../texts/pdp'
import { personTexts } from '../../texts/person'
import { Icon, VisuallyHidden } from '../../ui'
import { firstName, personName } from '../recipient/personName'

interface PersonChipProps {
  person: Person
  /**
   * The other people shown: if two share a first name, both show their full names; if they share those, both
   * show a place.
   */
  among: readonly Person[]
  onChosen(key: string, isChosen: boolean): void
}

/** One selectable person, shown by first name and announced by full name. */
export function PersonChip({ person, among, onChosen }: PersonChipProps) {
  const { myself } = useTexts(commonTexts)
  const { someone } = useTexts(addTexts)
  const { inCart } = useTexts(personTexts)
  const words = { myself, someone }
  const first = firstName(person.address, words)
  const name = personName(person.address, words)
  const others = among.filter(({ key }) => key !== person.key).map(({ address }) => address)
  const namesakes = others.filter((other) => personName(other, words) === name)
  const isShared = namesakes.length > 0 || others.some((other) => firstName(other, words) === first)
  const whole = [name, placeApart(person.address, namesakes)].filter(Boolean).join(', ')
  const shown = isShared || !whole.startsWith(first) ? whole : first
  return (
    <label className="gw-people-chip" data-chosen={person.isChosen || undefined}>
      <input
        type="checkbox"
        className="gw-people-box"
        value={person.key}
        checked={person.isChosen}
        onChange={(event) => onChosen(person.key, event.currentTarget.checked)}
      />
      {person.isChosen && <Icon name="check" />}
      <span className="gw-people-name">
        {shown}
        {shown !== whole && <VisuallyHidden>{whole.slice(shown.length)}</VisuallyHidden>}
      </span>
      {person.shipmentId !== null && (
        <>
          <Icon className="gw-people-in-cart" name="gift" />
          <VisuallyHidden>, {inCart}</VisuallyHidden>
        </>
      )}
    </label>
  )
}

/** What distinguishes a person from others with the same name: the city, or the street if they share that. */
function placeApart({ city, address_1 }: ChosenAddress, namesakes: readonly ChosenAddress[]) {
  if (namesakes.length === 0) return ''
  return namesakes.some((other) => other.city === city) ? address_1 : city
}
