import { isFrequencyOff } from '../domain/autoDelivery'
import type { DisplayLine } from '../domain/shipments'
import { type UseLineItemResult, useTexts } from '../hooks'
import { fill } from '../texts/catalogue'
import { lineTexts } from '../texts/line'
import { Icon } from '../ui'
import { useItemName } from './useItemName'
import './LineFacts.css'

const MONTHS = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

/** A start month as the wire has it, a number from 1 or a word, in words. */
function monthName(start: string | number): string {
  const month = Number(start)
  return month >= 1 && month <= 12 ? MONTHS.format(Date.UTC(2000, month - 1, 1)) : String(start)
}

interface LineFactsProps {
  item: UseLineItemResult
  role: DisplayLine['role']
}

/** What is special about a line: its parent, a gift, a club, auto-delivery. */
export function LineFacts({ item, role }: LineFactsProps) {
  const { line, info, frequency } = item
  const texts = useTexts(lineTexts)
  if (!line) return null

  const { club_orders: orders, club_order_start_month: start } = line.detail ?? {}
  const facts = [
    role === 'free-gift' && texts.freeGift,
    line.is_combo && texts.combo,
    line.is_club &&
      (orders && start != null
        ? fill(texts.club, { orders, month: monthName(start) })
        : texts.clubPlain),
    !isFrequencyOff(frequency) && fill(texts.autoDelivery, { months: frequency }),
    line.ships_free && role !== 'free-gift' && texts.shipsFree,
  ].filter((fact): fact is string => Boolean(fact))

  return (
    <>
      {info?.size && <p className="gw-line-size">{info.size}</p>}
      {(role === 'add-on' || facts.length > 0) && (
        <ul className="gw-line-facts">
          {role === 'add-on' && <AddOnFact parentId={line.detail?.parent_clin_id ?? -1} />}
          {facts.map((fact) => (
            <li className="gw-line-fact" key={fact}>
              {fact === texts.freeGift && <Icon name="gift" />}
              {fact}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What an add-on goes with, where that is in the cart. */
function AddOnFact({ parentId }: { parentId: number }) {
  const texts = useTexts(lineTexts)
  const parent = useItemName(parentId)
  return (
    <li className="gw-line-fact">
      {parent ? fill(texts.goesWith, { item: parent }) : texts.addOn}
    </li>
  )
}
