import { useState } from 'react'
import { isFoundBy } from '../../domain/recipient/people'
import { type Person, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { pdpTexts } from '../../texts/pdp'
import { recipientTexts } from '../../texts/recipient'
import { Checkbox, TextField } from '../../ui'
import './PeopleList.css'
import { personName } from './personName'

/** More than this are searched rather than read. */
const MANY = 8

interface PeopleListProps {
  people: readonly Person[]
  chosenKeys: ReadonlySet<string>
  onToggle(key: string, isChosen: boolean): void
}

/** Everybody whom something may be for, each a row to check; a long list can be searched. */
export function PeopleList({ people, chosenKeys, onToggle }: PeopleListProps) {
  const texts = useTexts(pdpTexts)
  const { search: searchLabel, searchHint, noMatch, inCart } = useTexts(recipientTexts)
  const [words, setWords] = useState('')
  const shown = people.filter((person) => isFoundBy(words, person))

  return (
    <div className="gw-people-list">
      {people.length > MANY && (
        <TextField
          type="search"
          autoComplete="off"
          label={searchLabel}
          value={words}
          onValue={setWords}
        />
      )}
      <p className="gw-note" role="status">
        {words.trim() !== '' &&
          (shown.length === 0
            ? noMatch
            : fill(searchHint, { shown: shown.length, count: people.length }))}
      </p>
      <ul className="gw-people-list-rows">
        {shown.map((person) => (
          <li key={person.key}>
            <Checkbox
              label={personName(person, texts)}
              hint={[person.address.city, person.shipmentId === null ? null : inCart]
                .filter(Boolean)
                .join(' · ')}
              checked={chosenKeys.has(person.key)}
              onChecked={(isChosen) => onToggle(person.key, isChosen)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
