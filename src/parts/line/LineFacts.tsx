import { useState } from 'react'
import { parentQualifies } from '../../domain/line/addOns'
import { isLow } from '../../domain/line/lowStock'
import { isFrequencyOff, isTurnedOff } from '../../domain/shipment/autoDelivery'
import type { DisplayLine } from '../../domain/shipment/shipments'
import { type UseLineItemResult, useFormat, useLineItem, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { lineTexts } from '../../texts/line'
import { Disclosure, Icon } from '../../ui'
import { LazyComboParts } from '../lazy/lazyNotices'
import { clubText } from './clubText'
import { useItemName } from './useItemName'
import './LineFacts.css'

interface LineFactsProps {
  item: UseLineItemResult
  role: DisplayLine['role']
}

/** Facts about a line: parent, free gift, club, auto-delivery. */
export function LineFacts({ item, role }: LineFactsProps) {
  const { line, info, frequency, unitsLeft, quantity } = item
  const texts = useTexts(lineTexts)
  const format = useFormat()
  if (!line) return null

  const facts = [
    role === 'free-gift' && texts.freeGift,
    line.is_combo && texts.combo,
    clubText(line, texts, format),
    !isFrequencyOff(frequency) &&
      fill(line.is_perpetual_subscription ? texts.perpetual : texts.autoDelivery, {
        months: frequency,
      }),
    isTurnedOff(line) && texts.turnedOff,
    line.ships_free && role !== 'free-gift' && texts.shipsFree,
  ].filter((fact): fact is string => Boolean(fact))

  // If fewer are left than requested, a separate notice on the line says so.
  const isFew = unitsLeft !== null && isLow(unitsLeft) && unitsLeft >= quantity

  return (
    <>
      {info?.label && <p className="gw-line-size gw-note">{info.label}</p>}
      {(role === 'add-on' || isFew || facts.length > 0) && (
        <ul className="gw-line-facts">
          {role === 'add-on' && <AddOnFact item={item} />}
          {isFew && (
            <li className="gw-line-fact" data-tone="warn">
              {fill(texts.lowStock, { units: unitsLeft })}
            </li>
          )}
          {facts.map((fact) => (
            <li className="gw-line-fact" key={fact}>
              {fact === texts.freeGift && <Icon name="gift" />}
              {fact}
            </li>
          ))}
        </ul>
      )}
      {line.is_combo && <ComboFact skuId={line.sku_id} />}
    </>
  )
}

/** The main item that an add-on goes with, and a warning if it does not qualify. */
function AddOnFact({ item }: { item: UseLineItemResult }) {
  const texts = useTexts(lineTexts)
  const parentId = item.line?.detail?.parent_clin_id ?? -1
  const { line: parent } = useLineItem(parentId)
  const name = useItemName(parentId)
  // An add-on without a parent has no candidate: the store assigns the first that qualifies.
  const isNeeded = parent !== null && !parentQualifies(parent)
  return (
    <>
      <li className="gw-line-fact">{name ? fill(texts.goesWith, { item: name }) : texts.addOn}</li>
      {isNeeded && (
        <li className="gw-line-fact" data-tone="warn">
          <Icon name="warning" />
          {texts.parentNeeded}
        </li>
      )}
    </>
  )
}

/** The parts of a combo, loaded when opened. */
function ComboFact({ skuId }: { skuId: number }) {
  const texts = useTexts(lineTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure summary={texts.inside} isOpen={isOpen} onToggle={setOpen}>
      {isOpen && <LazyComboParts skuId={skuId} />}
    </Disclosure>
  )
}
