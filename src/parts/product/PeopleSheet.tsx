import { useState } from 'react'
import { useRecipientChoice, useTexts } from '../../hooks'
import { pdpTexts } from '../../texts/pdp'
import { Button } from '../../ui'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'
import { PeopleList } from './PeopleList'

/** Everybody known, to choose from at leisure. Choice: the keys of who was chosen, with commas between. */
export function PeopleSheet({ params, ...frame }: DialogContentProps<'choose-people'>) {
  const { people } = useRecipientChoice({ isEGift: params.kind === 'e-gift' })
  const texts = useTexts(pdpTexts)
  const [keys, setKeys] = useState<ReadonlySet<string>>(
    () => new Set(params.chosen.split(',').filter(Boolean)),
  )
  const toggle = (key: string, isChosen: boolean) => {
    const next = new Set(keys)
    if (isChosen) next.add(key)
    else next.delete(key)
    setKeys(next)
  }
  return (
    <Ask
      {...frame}
      title={texts.who}
      text={texts.whoHint}
      actions={
        <Button variant="primary" onClick={() => frame.end([...keys].join())}>
          {texts.done}
        </Button>
      }
    >
      <PeopleList people={people} chosenKeys={keys} onToggle={toggle} />
    </Ask>
  )
}
