import { type ReactNode, useId, useRef, useState } from 'react'
import { type Person, type UseRecipientChoiceResult, useAnnounce, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { pdpTexts } from '../../texts/pdp'
import { recipientTexts } from '../../texts/recipient'
import { ErrorMessage, Icon, VisuallyHidden } from '../../ui'
import { NewPerson } from './NewPerson'
import './PeopleChoice.css'
import { personName, shortName } from './personName'

/** So many people stand in the row, beside those who are chosen; the others are in the list of all. */
const IN_ROW = 4

interface PeopleChoiceProps {
  choice: UseRecipientChoiceResult
  /** Opens the list of all, which gives back who was chosen; null where it was left as it is. */
  openAll(chosen: readonly string[]): Promise<readonly string[] | null>
  /** Why nobody was chosen yet, once that was needed. */
  error?: string | null
  /** What is drawn below, such as a list that was opened in place. */
  children?: ReactNode
}

/** Who it is for: one control for one and for thirty. Nobody is chosen for the shopper. */
export function PeopleChoice({ choice, openAll, error, children }: PeopleChoiceProps) {
  const { people, chosen, toggle, choose, findNamed, addPerson } = choice
  const texts = useTexts(pdpTexts)
  const { someoneNew } = useTexts(recipientTexts)
  const { error: errorWord } = useTexts(commonTexts)
  const announce = useAnnounce()
  const [isNewOpen, setNewOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const keys = new Set(chosen.map(({ key }) => key))
  const inRow = people.filter((person, at) => at < IN_ROW || keys.has(person.key))

  const close = () => {
    setNewOpen(false)
    opener.current?.focus()
  }
  return (
    <fieldset
      className="gw-people"
      data-error={Boolean(error) || undefined}
      aria-describedby={error ? `${id}-error` : `${id}-hint`}
      tabIndex={-1}
    >
      <legend className="gw-people-legend">
        {texts.who}
        <VisuallyHidden id={`${id}-hint`}> {texts.whoHint}</VisuallyHidden>
      </legend>
      {error && (
        <ErrorMessage id={`${id}-error`} word={errorWord}>
          {error}
        </ErrorMessage>
      )}
      <div className="gw-people-row">
        <button
          ref={opener}
          type="button"
          className="gw-people-chip"
          aria-expanded={isNewOpen}
          onClick={() => setNewOpen(!isNewOpen)}
        >
          <Icon name="plus" />
          {chosen.length > 0 ? texts.another : someoneNew}
        </button>
        {inRow.map((person) => (
          <PersonChip
            key={person.key}
            person={person}
            people={people}
            isChosen={keys.has(person.key)}
            onToggle={toggle}
          />
        ))}
        {people.length > inRow.length && (
          <button
            type="button"
            className="gw-people-chip"
            aria-haspopup="dialog"
            onClick={async () => {
              const wanted = await openAll([...keys])
              if (wanted) choose(wanted)
            }}
          >
            {fill(texts.all, { count: people.length })}
          </button>
        )}
      </div>
      {isNewOpen && (
        <NewPerson
          findNamed={findNamed}
          addPerson={addPerson}
          onKnown={({ key }) => {
            toggle(key, true)
            close()
          }}
          onAdded={(name) => {
            announce('say', { text: fill(texts.shoppingFor, { name }) })
            close()
          }}
        />
      )}
      {children}
    </fieldset>
  )
}

interface PersonChipProps {
  person: Person
  people: readonly Person[]
  isChosen: boolean
  onToggle(key: string, isChosen: boolean): void
}

/** Somebody in the row: a checkbox that looks like a chip. */
function PersonChip({ person, people, isChosen, onToggle }: PersonChipProps) {
  const texts = useTexts(pdpTexts)
  const short = shortName(person, people, texts)
  const rest = personName(person, texts).slice(short.length)
  return (
    <label className="gw-people-chip" data-chosen={isChosen || undefined}>
      <input
        type="checkbox"
        className="gw-people-box"
        checked={isChosen}
        onChange={(event) => onToggle(person.key, event.currentTarget.checked)}
      />
      {isChosen && <Icon name="check" />}
      {short}
      {rest && <VisuallyHidden>{rest}</VisuallyHidden>}
    </label>
  )
}
