import { useRef, useState } from 'react'
import { firstShown } from '../../../domain/account/firstShown'
import type { OrderShipment } from '../../../domain/account/orders'
import { useIsWide, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { orderTexts } from '../../../texts/order'
import { TextButton } from '../../../ui'
import { GiftCards } from './GiftCards'
import { GiftTable } from './GiftTable'

/** Minimum width for a table of four columns. */
const TABLE_PX = 720

interface OrderGiftsProps {
  shipments: readonly OrderShipment[]
  person: string
  /** Id of the order's heading. */
  labelledBy: string
}

/** A row per recipient, late ones first; four are shown initially. */
export function OrderGifts({ shipments, person, labelledBy }: OrderGiftsProps) {
  const { all } = useTexts(orderTexts)
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const Rows = useIsWide(TABLE_PX) ? GiftTable : GiftCards
  const { rows, count } = firstShown(shipments, person)
  const shown = isOpen ? rows : rows.slice(0, count)

  /** The button disappears, so focus moves to the first item it revealed. */
  function open() {
    setOpen(true)
    requestAnimationFrame(() => {
      const people = place.current?.querySelectorAll<HTMLElement>('[data-gw-person]')
      people?.[count]?.focus()
    })
  }
  return (
    <div className="gw-order-gifts" ref={place}>
      <Rows shipments={shown} labelledBy={labelledBy} />
      {shown.length < rows.length && (
        <TextButton className="gw-order-all" onClick={open}>
          {fill(all, { count: rows.length })}
        </TextButton>
      )}
    </div>
  )
}
