import { useRef, useState } from 'react'
import { calendarDay } from '../../../domain/calendar'
import { subtotalCents } from '../../../domain/money'
import type { BulkRow } from '../../../domain/recipient/bulk/bulkRows'
import { isEGift, recipientName } from '../../../domain/shipment/shipments'
import { type UseBulkRecipientsResult, useFormat, useStore, useTexts } from '../../../hooks'
import { bulkTexts } from '../../../texts/bulk'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { itemName } from '../../../texts/itemName'
import { shipmentTexts } from '../../../texts/shipment'
import { Button, VisuallyHidden } from '../../../ui'
import './GiftTable.css'

/** Number of rows shown initially. */
const SHOWN = 20

// On a phone, cells are stacked, and some browsers drop an element's table semantics when its `display`
// changes.
const AS = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

type Gift = NonNullable<UseBulkRecipientsResult['gift']>

interface GiftTableProps {
  rows: readonly BulkRow[]
  gift: Gift
}

/** Recipients with gift, date, message and price; and the total. */
export function GiftTable({ rows, gift }: GiftTableProps) {
  const format = useFormat()
  const texts = useTexts(bulkTexts)
  const [isWhole, setWhole] = useState(false)
  const { what, day } = useGiftWords(gift)
  const each = subtotalCents(gift.lines)
  const cost = format.money(each)
  const count = rows.length
  const body = useRef<HTMLTableSectionElement>(null)

  /** The button disappears, so focus moves to the first row that it revealed. */
  function open() {
    setWhole(true)
    requestAnimationFrame(() => body.current?.querySelectorAll('th')[SHOWN]?.focus())
  }

  return (
    <>
      <table {...AS.table} className="gw-bulk-table">
        <caption>
          <VisuallyHidden>{texts.tableCaption}</VisuallyHidden>
        </caption>
        <thead {...AS.group}>
          <tr {...AS.row}>
            {(['name', 'gift', 'day', 'message', 'cost'] as const).map((column) => (
              <th key={column} {...AS.columnHeader}>
                {texts[`column.${column}`]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...AS.group} ref={body}>
          {rows.slice(0, isWhole ? count : SHOWN).map(({ place, draft, message }) => (
            <tr key={place} {...AS.row}>
              <th {...AS.rowHeader} tabIndex={-1}>
                {recipientName(draft)}
              </th>
              <Cell label={texts['column.gift']}>{what}</Cell>
              <Cell label={texts['column.day']}>{day}</Cell>
              <Cell label={texts['column.message']}>{message || texts.noMessage}</Cell>
              <Cell label={texts['column.cost']}>{cost}</Cell>
            </tr>
          ))}
        </tbody>
        <tfoot {...AS.group}>
          <tr {...AS.row}>
            <th {...AS.rowHeader} colSpan={4}>
              {fill(texts.sum, { count })}
            </th>
            <td {...AS.cell}>{format.money(each * count)}</td>
          </tr>
        </tfoot>
      </table>
      {count > SHOWN && !isWhole && (
        <Button onClick={open}>{fill(texts.showAll, { count })}</Button>
      )}
    </>
  )
}

/** A cell with its column name, which is visible when cells are stacked. */
function Cell({ label, children }: { label: string; children: string }) {
  return (
    <td {...AS.cell} data-label={label}>
      <span>{children}</span>
    </td>
  )
}

/** What everybody gets, and when it arrives, as text. */
function useGiftWords({ shipment, lines }: Gift): { what: string; day: string } {
  const format = useFormat()
  const words = useTexts(shipmentTexts)
  const { unknownItem } = useTexts(commonTexts)
  const { products } = useStore().state
  const what = lines.map(({ sku_id, qty }) => {
    const name = itemName(products.get(sku_id), sku_id, unknownItem)
    return Number(qty) > 1 ? `${qty} × ${name}` : name
  })
  const on = calendarDay(shipment.shipping?.delivery_date)
  const day = on ? format.day(on) : words.noDay
  return { what: what.join(', '), day: isEGift(shipment) ? words.byEmail : day }
}
