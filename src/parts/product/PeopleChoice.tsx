import { useEffect, useId, useRef } from 'react'
import { type UseRecipientChoiceResult, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { addTexts, peopleTexts } from '../../texts/pdp'
import { personTexts } from '../../texts/person'
import { ErrorMessage, Icon } from '../../ui'
import { firstName } from '../recipient/personName'
import { AllPeople } from './AllPeople'
import { LazyNewPeople } from './lazyChoices'
import './PeopleChoice.css'
import { PersonChip } from './PersonChip'

interface PeopleChoiceProps {
  /** The caller's `useRecipientChoice` result. */
  choice: UseRecipientChoiceResult
  /** One word instead of the legend, on phones. */
  isCompact?: boolean
}

/** A choice of one or more recipients, with nobody preselected. */
export function PeopleChoice({ choice, isCompact }: PeopleChoiceProps) {
  const { people, row, problem, currentPerson, status, setChosen } = choice
  const texts = useTexts(peopleTexts)
  const { someone } = useTexts(addTexts)
  const { error: errorWord, myself } = useTexts(commonTexts)
  const { listFailed } = useTexts(personTexts)
  const group = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  const isNobody = problem?.kind === 'nobody'
  useEffect(() => {
    if (problem) firstToFix(group.current, problem.id)?.focus()
  }, [problem])

  return (
    <fieldset
      ref={group}
      className="gw-people"
      tabIndex={-1}
      data-error={isNobody || undefined}
      data-compact={isCompact || undefined}
      aria-describedby={isNobody ? `${id}-error ${id}-hint` : `${id}-hint`}
    >
      <legend className="gw-people-legend">{texts.who}</legend>
      <p
        className="gw-people-hint gw-note"
        id={`${id}-hint`}
        data-current={currentPerson ? '' : undefined}
      >
        {currentPerson
          ? fill(texts.shoppingFor, { name: firstName(currentPerson, { myself, someone }) })
          : texts.whoHint}
      </p>
      {isNobody && (
        <ErrorMessage id={`${id}-error`} word={errorWord}>
          {texts.nobody}
        </ErrorMessage>
      )}
      <div className="gw-people-row" data-gw-name="recipient">
        <span className="gw-people-for" aria-hidden="true">
          {texts.for}
        </span>
        <SomeoneNew choice={choice} />
        {people.map((person) =>
          row.includes(person) ? (
            <PersonChip key={person.key} person={person} among={row} onChosen={setChosen} />
          ) : (
            // A recipient preselected by a server-rendered form joins the row through this input.
            <input
              key={person.key}
              hidden
              type="checkbox"
              value={person.key}
              checked={false}
              onChange={() => setChosen(person.key, true)}
            />
          ),
        )}
        <AllPeople choice={choice} />
      </div>
      {status === 'failed' && <p className="gw-note">{listFailed}</p>}
      {choice.newPeople.length > 0 && <LazyNewPeople choice={choice} home={group} />}
    </fieldset>
  )
}

/** Adds a new person, or focuses the one that has no name yet. */
function SomeoneNew({ choice: { newPeople, addPerson } }: PeopleChoiceProps) {
  const { someoneNew } = useTexts(personTexts)
  return (
    <button
      type="button"
      className="gw-people-chip"
      value="new"
      data-gw-brings="fname lname"
      aria-expanded={newPeople.length > 0}
      onClick={({ currentTarget }) => {
        const blank = newPeople.find(({ fname, lname }) => !fname && !lname)
        if (!blank) addPerson()
        else firstField(currentTarget.closest('fieldset'), blank.id)?.focus()
      }}
    >
      <Icon name="plus" />
      {someoneNew}
    </button>
  )
}

const firstField = (group: ParentNode | null, id: number) =>
  group?.querySelector<HTMLElement>(`[data-gw-new="${id}"] input`) ?? null

/**
 * What to focus when a choice is invalid: the invalid field, or the group if nobody is selected or the fields
 * could not be loaded.
 */
function firstToFix(group: HTMLElement | null, id: number | null): HTMLElement | null {
  if (id === null) return group
  const own = `[data-gw-new="${id}"]`
  return (
    group?.querySelector<HTMLElement>(`${own} [aria-invalid="true"], ${own} [data-gw-asked]`) ??
    firstField(group, id) ??
    group
  )
}
