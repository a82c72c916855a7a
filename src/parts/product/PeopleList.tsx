import { useState } from 'react'
import { wordFinder } from '../../domain/wordFinder'
import { type Person, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { personTexts } from '../../texts/person'
import { Checkbox, TextField } from '../../ui'
import { useRecipientOption } from '../recipient/useRecipientOption'
import './PeopleList.css'

/** Longer lists get a search field. */
const MANY = 8

interface PeopleListProps {
  people: readonly Person[]
  onChosen(key: string, isChosen: boolean): void
}

/** All people to choose from, with their addresses; long lists have a search field. */
export function PeopleList({ people, onChosen }: PeopleListProps) {
  const texts = useTexts(personTexts)
  const optionOf = useRecipientOption()
  const [search, setSearch] = useState('')
  const wanted = search.trim()
  const isIn = wordFinder(wanted)
  const rows = people.map((person) => ({ ...person, ...optionOf(person) }))
  const shown = rows.filter(({ label, hint }) => isIn(`${String(label)} ${String(hint ?? '')}`))
  return (
    <div className="gw-people-list">
      {people.length > MANY && (
        <>
          <TextField
            type="search"
            autoComplete="off"
            label={texts.search}
            value={search}
            onValue={setSearch}
          />
          <p className="gw-people-list-count gw-note" role="status">
            {wanted && fill(texts.searchHint, { shown: shown.length, count: people.length })}
          </p>
        </>
      )}
      {wanted && shown.length === 0 && <p className="gw-note">{texts.noMatch}</p>}
      <ul className="gw-people-list-rows">
        {shown.map(({ key, label, hint, aside, isChosen }) => (
          <li key={key} className="gw-people-list-row">
            <Checkbox
              label={label}
              hint={[hint, aside].filter(Boolean).join(' · ')}
              checked={isChosen}
              onChecked={(checked) => onChosen(key, checked)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
