import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { type NamedPerson, type UseRecipientChoiceResult, useTexts } from '../../hooks'
import { addressTexts } from '../../texts/address'
import { fill } from '../../texts/catalogue'
import { namingTexts } from '../../texts/choosing'
import { commonTexts } from '../../texts/common'
import { personTexts } from '../../texts/person'
import { IconButton, StatusRegion, TextButton } from '../../ui'
import { LimitedText } from '../field/LimitedText'
import { isFocusFree } from '../focus/isFocusFree'
import { NameKnown } from './NameKnown'
import './NewPeople.css'

interface NewPeopleProps {
  choice: UseRecipientChoiceResult
  /** The surrounding group. */
  home: RefObject<HTMLElement | null>
}

/** Name fields for new recipients, one row per person. */
export function NewPeople({ choice, home }: NewPeopleProps) {
  const { newPeople, addPerson } = choice
  const texts = useTexts(namingTexts)
  if (newPeople.length === 0) return null
  return (
    <div className="gw-new-people">
      {newPeople.map((person) => (
        <NewPersonFields key={person.id} {...{ person, choice, home }} />
      ))}
      <p className="gw-note">{texts.later}</p>
      <TextButton icon="plus" className="gw-new-people-more" onClick={() => addPerson()}>
        {texts.another}
      </TextButton>
    </div>
  )
}

interface NewPersonFieldsProps extends NewPeopleProps {
  person: NamedPerson
}

/** First and last name of a new person; the first name takes focus on mount. */
function NewPersonFields({ person, choice, home }: NewPersonFieldsProps) {
  const { id, missing } = person
  const texts = useTexts(namingTexts)
  const { someoneNew } = useTexts(personTexts)
  const labels = useTexts(addressTexts)
  const { error: errorWord } = useTexts(commonTexts)
  const first = useRef<HTMLInputElement>(null)
  const [isLeft, setLeft] = useState(false)
  const legend = useId()
  // Focus stays for a restored person, who has a name and was not added by a press, and for a shopper who has
  // moved on while the code was loading.
  useLayoutEffect(() => {
    if (!first.current?.value && isFocusFree(home.current)) first.current?.focus()
  }, [home])

  const name = [person.fname, person.lname].map((text) => text.trim()).join(' ')
  const takeOut = () => {
    choice.removePerson(id)
    home.current?.querySelector<HTMLElement>('button')?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a nested fieldset is announced twice
    <div
      className="gw-new-person"
      role="group"
      aria-labelledby={legend}
      data-gw-new={id}
      onBlur={({ currentTarget, relatedTarget }) => setLeft(!currentTarget.contains(relatedTarget))}
    >
      <span id={legend} hidden>
        {someoneNew}
      </span>
      {(['fname', 'lname'] as const).map((field) => (
        <LimitedText
          key={field}
          kind={field}
          data-gw-name={field}
          ref={field === 'fname' ? first : undefined}
          label={labels[field]}
          autoComplete="off"
          autoCapitalize="words"
          value={person[field]}
          onValue={(text) => choice.setName(id, field, text)}
          error={missing.includes(field) && labels[`${field}.required`]}
          errorWord={errorWord}
        />
      ))}
      <IconButton
        className="gw-new-person-out"
        icon="close"
        label={name.trim() ? fill(texts.takeOut, { name: name.trim() }) : texts.takeOutNew}
        onClick={takeOut}
      />
      <StatusRegion className="gw-new-person-known">
        {person.known && (isLeft || choice.problem?.id === id) && (
          <NameKnown {...{ person, choice, home }} known={person.known} />
        )}
      </StatusRegion>
    </div>
  )
}
