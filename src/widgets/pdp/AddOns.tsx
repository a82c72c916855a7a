import { useId } from 'react'
import { ADD_ON_THRESHOLD_CENTS } from '../../domain/constants'
import { useFormat, useNonAddOnPrice, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { lineOptionsTexts } from '../../texts/lineOptions'
import { pdpMoreTexts } from '../../texts/pdpMore'
import { Checkbox, Icon, Money } from '../../ui'
import './add-ons.css'
import type { BuyBox } from './useBuyBox'
import { useNameOf } from './useNameOf'

/** Add-ons at reduced prices, once each person's order reaches the threshold; with the progress toward it. */
export function AddOns({ buyBox }: { buyBox: BuyBox }) {
  const { isAddOn, offers, ticked, isOpen, tick } = buyBox.addOns
  const texts = useTexts(pdpMoreTexts)
  const format = useFormat()
  const id = useId()
  return (
    <section className="gw-add-ons" aria-labelledby={offers.length > 0 ? id : undefined}>
      {isAddOn && <Alone buyBox={buyBox} />}
      {offers.length > 0 && (
        <h2 className="gw-add-ons-title" id={id}>
          {texts.addOns}
        </h2>
      )}
      {(buyBox.boxes.length > 0 || !isOpen) && <Progress buyBox={buyBox} />}
      {offers.map(({ product, size }) => (
        <Checkbox
          key={size.skuId}
          disabled={!isOpen}
          label={
            <>
              {product.name}{' '}
              <Money amount={size.priceCents === null ? '' : format.money(size.priceCents)} />
            </>
          }
          hint={size.label}
          checked={isOpen && ticked.includes(size.skuId)}
          onChecked={(checked) => tick(size.skuId, checked)}
        />
      ))}
    </section>
  )
}

/** Progress toward the add-on threshold, for the first person who is short. */
function Progress({ buyBox: { addOns, boxes } }: { buyBox: BuyBox }) {
  const texts = useTexts(pdpMoreTexts)
  const format = useFormat()
  const nameOf = useNameOf()
  const { gapCents, short } = addOns
  const [first] = boxes
  const name = short ? nameOf(short) : first ? nameOf(first.address) : texts.anyone
  const done = ADD_ON_THRESHOLD_CENTS - gapCents
  return (
    <div className="gw-add-ons-progress">
      <p role="status">
        {gapCents === 0 && <Icon name="check" />}{' '}
        <span>
          {gapCents === 0
            ? fill(texts.addOnOk, { name })
            : fill(texts.addOnGap, { gap: format.money(gapCents), name })}
        </span>
      </p>
      {gapCents > 0 && (
        <progress
          className="gw-add-ons-bar"
          aria-hidden="true"
          value={done}
          max={ADD_ON_THRESHOLD_CENTS}
        />
      )}
    </div>
  )
}

/** For an add-on with its own page: the condition for the add-on price, and the regular price. */
function Alone({ buyBox: { item } }: { buyBox: BuyBox }) {
  const texts = useTexts(pdpMoreTexts)
  const { alone } = useTexts(lineOptionsTexts)
  const format = useFormat()
  const price = useNonAddOnPrice(item.item_id)
  return (
    <p className="gw-add-ons-alone">
      {fill(texts.addOnAlone, { threshold: format.money(ADD_ON_THRESHOLD_CENTS) })}
      {price !== null && ` ${fill(alone, { amount: format.money(price) })}`}
    </p>
  )
}
