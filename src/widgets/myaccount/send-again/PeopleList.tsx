import { useRef, useState } from 'react'
import { type ReorderGift, type UseReorderResult, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { orderTexts } from '../../../texts/order'
import { TextButton } from '../../../ui'
import { PersonBox } from './PersonBox'

/** Longer lists are collapsed. */
const MOST = 8

interface PeopleListProps {
  gifts: readonly ReorderGift[]
  reorder: UseReorderResult
  /** Why these people cannot be selected, if so. */
  reason?: string
}

/** A list of people to select; a long one is collapsed to the first few. */
export function PeopleList({ gifts, reorder, reason }: PeopleListProps) {
  const { all } = useTexts(orderTexts)
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isFolded = !isOpen && gifts.length > MOST

  /** The button disappears, so focus moves to the first item it revealed. */
  function open() {
    setOpen(true)
    requestAnimationFrame(() => {
      place.current?.querySelectorAll<HTMLElement>('[data-gw-person]')[MOST]?.focus()
    })
  }
  return (
    <div ref={place}>
      <ul className="gw-again-people">
        {(isFolded ? gifts.slice(0, MOST) : gifts).map((gift) => (
          <li key={gift.giftId}>
            <PersonBox gift={gift} reorder={reorder} reason={reason} />
          </li>
        ))}
      </ul>
      {isFolded && (
        <TextButton className="gw-again-all" onClick={open}>
          {fill(all, { count: gifts.length })}
        </TextButton>
      )}
    </div>
  )
}
