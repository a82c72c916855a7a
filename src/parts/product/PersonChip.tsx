import { type Person, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { addTexts } from '../../texts/pdp'
import { personTexts } from '../../texts/person'
import { Icon, VisuallyHidden } from '../../ui'
import { firstName, personName } from '../recipient/personName'

interface PersonChipProps {
  person: Person
  /** The other people shown: if two share a first name, both show their full names. */
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
  const whole = personName(person.address, words)
  const isShared = among.some(
    (other) => other.key !== person.key && firstName(other.address, words) === first,
  )
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
