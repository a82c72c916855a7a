import { FREQUENCY_OFF } from '../../domain/constants'
import { FREQUENCIES } from '../../domain/shipment/autoDelivery'
import { useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { lineOptionsTexts } from '../../texts/lineOptions'
import { pdpMoreTexts } from '../../texts/pdpMore'
import { whoseTexts } from '../../texts/whose'
import { Icon, NativeSelect, RadioGroup } from '../../ui'
import { AddOns } from './AddOns'
import { Box } from './Box'
import './options.css'
import type { BuyBox } from './useBuyBox'
import { useNameOf } from './useNameOf'

/** Further options: frequency, and add-ons. */
export function Options({ buyBox }: { buyBox: BuyBox }) {
  const { item, box, addOns } = buyBox
  return (
    <div className="gw-options">
      {item.auto_delivery_eligible && <Frequency buyBox={buyBox} />}
      {box.isBox && <Box buyBox={buyBox} />}
      {(addOns.isAddOn || addOns.offers.length > 0) && <AddOns buyBox={buyBox} />}
      {!item.is_egift && <FreeShipping buyBox={buyBox} />}
    </div>
  )
}

/** One time or Auto-Delivery, and its frequency. */
function Frequency({ buyBox: { data, frequency, setFrequency } }: { buyBox: BuyBox }) {
  const texts = useTexts(pdpMoreTexts)
  const words = useTexts(lineOptionsTexts)
  const given = data.autoDelivery?.frequencies?.flatMap((one) => one || []) ?? []
  const months = (given.length > 0 ? given : FREQUENCIES).filter((one) => one !== FREQUENCY_OFF)
  const percent = data.autoDelivery?.savingPercent
  const labelOf = (one: string) => fill(words.every, { months: one })
  return (
    <div className="gw-options-frequency">
      <RadioGroup
        legend={texts.howOften}
        isInline
        value={frequency ? 'auto' : 'once'}
        onValue={(value) => setFrequency(value === 'auto' ? (months[0] ?? null) : null)}
        options={[
          { value: 'once', label: texts.once },
          {
            value: 'auto',
            label: texts.auto,
            hint: percent ? fill(texts.autoSave, { percent }) : texts.autoHint,
          },
        ]}
      />
      {frequency && (
        <NativeSelect
          label={texts.deliver}
          hint={percent ? texts.autoHint : undefined}
          value={frequency}
          onValue={setFrequency}
          options={months.map((value) => ({ value, label: labelOf(value) }))}
        />
      )}
    </div>
  )
}

/** The amount missing for free shipping, for the first selected person who is short. */
function FreeShipping({ buyBox: { boxes, shipsFree: isFree } }: { buyBox: BuyBox }) {
  const texts = useTexts(pdpMoreTexts)
  const { shipsFree } = useTexts(whoseTexts)
  const format = useFormat()
  const nameOf = useNameOf()
  const short = boxes.find(({ shippingGapCents }) => shippingGapCents > 0)
  if (isFree || (boxes.length > 0 && !short)) {
    return (
      <p className="gw-options-free" data-free="">
        <Icon name="truck" /> {shipsFree}
      </p>
    )
  }
  if (!short) return null
  const amount = format.money(short.shippingGapCents)
  return (
    <p className="gw-options-free">
      <Icon name="truck" />{' '}
      <span>{fill(texts.freeGap, { amount, name: nameOf(short.address) })}</span>
    </p>
  )
}
