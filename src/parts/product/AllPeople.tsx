import { useState } from 'react'
import { type UseRecipientChoiceResult, useAsk, useIsInDialog, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { peopleTexts } from '../../texts/pdp'
import { LazyPeopleList } from './lazyChoices'

interface AllPeopleProps {
  choice: UseRecipientChoiceResult
}

/**
 * Opens the full list of people if the row does not show all: as a sheet, or inline if a sheet is already
 * open.
 */
export function AllPeople({ choice }: AllPeopleProps) {
  const { people, row, choose } = choice
  const texts = useTexts(peopleTexts)
  const ask = useAsk()
  const isInDialog = useIsInDialog()
  const [isOpen, setOpen] = useState(false)
  if (people.length <= row.length && !isOpen) return null

  const chosen = people.filter(({ isChosen }) => isChosen).map(({ key }) => key)
  const openSheet = async () => {
    const answer = await ask('choose-people', { chosen: chosen.join() })
    // Null if it was dismissed, undefined if it could not be shown.
    if (answer != null) choose(answer ? answer.split(',') : [])
  }
  return (
    <>
      <button
        type="button"
        className="gw-people-chip"
        aria-haspopup={isInDialog ? undefined : 'dialog'}
        aria-expanded={isInDialog ? isOpen : undefined}
        onClick={() => (isInDialog ? setOpen(!isOpen) : void openSheet())}
      >
        {fill(texts.all, { count: people.length })}
      </button>
      {isInDialog && isOpen && (
        <div className="gw-people-all">
          <LazyPeopleList people={people} onChosen={choice.setChosen} />
        </div>
      )}
    </>
  )
}
