import { useState } from 'react'
import { useRecipientChoice, useTexts } from '../../hooks'
import { namingTexts } from '../../texts/choosing'
import { commonTexts } from '../../texts/common'
import { peopleTexts } from '../../texts/pdp'
import { Button } from '../../ui'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'
import { PeopleList } from './PeopleList'

/**
 * All people to choose from. Choice: the comma-separated keys of the selected people; dismissing changes
 * nothing.
 */
export function PeopleSheet({ params, ...frame }: DialogContentProps<'choose-people'>) {
  const { people } = useRecipientChoice()
  const { who } = useTexts(peopleTexts)
  const { done } = useTexts(namingTexts)
  const { cancel } = useTexts(commonTexts)
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    params.chosen ? params.chosen.split(',') : [],
  )
  return (
    <Ask
      {...frame}
      title={who}
      actions={
        <>
          <Button variant="primary" onClick={() => frame.end(chosen.join())}>
            {done}
          </Button>
          <Button onClick={() => frame.end(null)}>{cancel}</Button>
        </>
      }
    >
      <PeopleList
        people={people.map((person) => ({ ...person, isChosen: chosen.includes(person.key) }))}
        onChosen={(key, isChosen) =>
          setChosen((all) => [...all.filter((one) => one !== key), ...(isChosen ? [key] : [])])
        }
      />
    </Ask>
  )
}
