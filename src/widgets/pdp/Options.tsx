import { FREQUENCY_OFF } from '../../domain/constants'
import { freeShippingGap } from '../../domain/product/giftGaps'
import { FREQUENCIES } from '../../domain/shipment/autoDelivery'
import { useFormat, useTexts } from '../../hooks'
import { firstName, QuantityChoice } from '../../parts'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { lineOptionsTexts } from '../../texts/lineOptions'
import { addTexts, pdpTexts } from '../../texts/pdp'
import { shipmentTexts } from '../../texts/shipment'
import { Icon, NativeSelect, RadioGroup } from '../../ui'
import { LazyAddOns, LazyBox } from './lazyMore'
import './options.css'
import type { BuyBox } from './useBuyBox'

/** How many each of them gets, and what is in the way of that. */
export function Quantity({ buyBox }: { buyBox: BuyBox }) {
  const { item, quantity, setQuantity } = buyBox
  return (
    <div className="gw-options">
      {!item.is_egift && <QuantityChoice value={quantity} onValue={setQuantity} />}
      <Blockers buyBox={buyBox} />
    </div>
  )
}

/** What else can be chosen: how often, and what goes with it. */
export function Options({ buyBox }: { buyBox: BuyBox }) {
  const { item, box, addOns } = buyBox
  return (
    <div className="gw-options">
      {item.auto_delivery_eligible && <Frequency buyBox={buyBox} />}
      {box.isBox && <LazyBox buyBox={buyBox} />}
      {(addOns.isAddOn || addOns.offers.length > 0) && <LazyAddOns buyBox={buyBox} />}
      {!item.is_egift && <FreeShipping buyBox={buyBox} />}
    </div>
  )
}

/** What keeps it from being added for all of them: too few are left, or nothing that it could go with. */
function Blockers({ buyBox: { isOver, lacksAuto, product } }: { buyBox: BuyBox }) {
  const texts = useTexts(pdpTexts)
  const { left } = useTexts(lineOptionsTexts)
  const nameOf = useNameOf()
  const reasons = [
    isOver && fill(left, { units: product.size?.units ?? 0 }),
    lacksAuto && fill(texts.needsAuto, { name: nameOf(lacksAuto) }),
  ].filter(Boolean)
  return (
    <div role="status" className="gw-options-blocker">
      {reasons.length > 0 && (
        <p>
          <Icon name="warning" /> <span>{reasons.join(' ')}</span>
        </p>
      )}
    </div>
  )
}

/** Once, or again and again; then how often. */
function Frequency({ buyBox: { data, frequency, setFrequency } }: { buyBox: BuyBox }) {
  const texts = useTexts(pdpTexts)
  const words = useTexts(lineOptionsTexts)
  const given = data.autoDelivery?.frequencies?.flatMap((one) => one || []) ?? []
  const months = (given.length > 0 ? given : FREQUENCIES).filter((one) => one !== FREQUENCY_OFF)
  const percent = data.autoDelivery?.savingPercent
  const labelOf = (one: string) =>
    one === '1' ? words.everyMonth : fill(words.every, { months: one })
  return (
    <div className="gw-options-frequency">
      <RadioGroup
        legend={texts.auto}
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
          label={words.frequency}
          hint={percent ? texts.autoHint : undefined}
          value={frequency}
          onValue={setFrequency}
          options={months.map((value) => ({ value, label: labelOf(value) }))}
        />
      )}
    </div>
  )
}

/** What a box lacks to ship free; the first of those that lack something. */
function FreeShipping({ buyBox: { item, boxes, eachCents } }: { buyBox: BuyBox }) {
  const texts = useTexts(pdpTexts)
  const { shipsFree } = useTexts(shipmentTexts)
  const format = useFormat()
  const nameOf = useNameOf()
  const gapOf = (one: (typeof boxes)[number]) => freeShippingGap(one.shipment, eachCents ?? 0)
  const short = boxes.find((one) => gapOf(one) > 0)
  const isFree = item.ships_free || (eachCents !== null && freeShippingGap(null, eachCents) === 0)
  if (isFree || (boxes.length > 0 && !short)) {
    return (
      <p className="gw-options-free" data-free="">
        <Icon name="truck" /> {shipsFree}
      </p>
    )
  }
  if (!short) return null
  const amount = format.money(gapOf(short))
  return (
    <p className="gw-options-free">
      <Icon name="truck" /> {fill(texts.freeGap, { amount, name: nameOf(short.address) })}
    </p>
  )
}

/** How somebody is called in a sentence. */
export function useNameOf() {
  const { myself } = useTexts(commonTexts)
  const { someone } = useTexts(addTexts)
  return (address: BuyBox['boxes'][number]['address']) => firstName(address, { myself, someone })
}
