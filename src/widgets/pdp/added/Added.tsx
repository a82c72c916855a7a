import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useAnnounce, useCart, useFormat, useShipments, useTexts } from '../../../hooks'
import { useAddedWords } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { addTexts } from '../../../texts/pdp'
import { pdpMoreTexts } from '../../../texts/pdpMore'
import { Icon, IconButton } from '../../../ui'
import { AddedRow } from './AddedRow'
import './added.css'
import { LostMessage } from './LostMessage'
import type { AddedProps, Placed } from './placed'
import { Ways } from './Ways'

/**
 * What was added, and for whom: a row per person with their date. Not a dialog and takes no focus; stays
 * until dismissed or until other people are selected.
 */
export function Added({ buyBox, bought }: AddedProps) {
  const { item, choice, putAway } = buyBox
  const texts = useTexts(pdpMoreTexts)
  const { partlySet } = useTexts(addTexts)
  const { shipments } = useShipments()
  const sentence = useSaid(item.name, bought)
  const rows = shipments.filter(({ crec_id }) => bought.shipmentIds.includes(crec_id))
  const place = useRef<HTMLElement>(null)
  // It pushes the pressed button down, on a wide page possibly out of view.
  useLayoutEffect(() => {
    const bar = place.current?.closest('.gw-buy-bar')
    bar?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const close = ({ currentTarget }: MouseEvent) => {
    // The button disappears with the rest: focus moves to the add button.
    const bar = currentTarget.closest('.gw-buy-bar')
    bar?.querySelector<HTMLElement>('.gw-buy-bar-row :is(a, button)')?.focus()
    putAway()
  }
  const sendAnother = ({ currentTarget }: MouseEvent) => {
    const page = currentTarget.closest('.gw-pdp')
    page?.querySelector<HTMLElement>('.gw-people')?.focus()
    putAway()
    choice.choose([])
  }
  return (
    <section ref={place} className="gw-added" aria-label={sentence.text}>
      <p className="gw-added-text">
        <Icon name="check" />
        <span>{sentence.text}</span>
      </p>
      <IconButton className="gw-added-close" icon="close" label={texts.close} onClick={close} />
      <ul className="gw-added-rows">
        {rows.map((shipment) => (
          <AddedRow key={shipment.crec_id} shipment={shipment} bought={bought} />
        ))}
      </ul>
      {bought.isPartlySet && <p className="gw-added-note">{partlySet}</p>}
      {bought.lostMessages.length > 0 && <LostMessage buyBox={buyBox} bought={bought} />}
      <Ways total={sentence.total} onNext={item.is_egift ? null : sendAnother} />
    </section>
  )
}

/** The text for what was added and the cart's total; announced once, politely, with what was not saved. */
function useSaid(item: string, bought: Placed): { text: string; total: string | null } {
  const words = useAddedWords()
  const texts = useTexts(addTexts)
  const announce = useAnnounce()
  const format = useFormat()
  const { totals } = useCart()
  const text = words(item, bought.recipients)
  const total = totals && fill(texts.total, { amount: format.money(totals.amountDue) })
  const [spoken] = useState(() =>
    [text, bought.isPartlySet && texts.partlySet, total].filter(Boolean).join(' '),
  )
  useEffect(() => announce('say', { text: spoken }), [announce, spoken])
  return { text, total }
}
