import { shippingCents } from '../../domain/delivery/shippingCost'
import { lineCents } from '../../domain/money'
import type { LineItem, Shipment } from '../../domain/schema/entities'
import { frequencyOf, isFrequencyOff } from '../../domain/shipment/autoDelivery'
import { useFormat, useShipments, useStore, useTexts } from '../../hooks'
import { HelpLine } from '../../parts'
import { billingTexts } from '../../texts/billing'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { itemName } from '../../texts/itemName'
import { Checkbox } from '../../ui'
import { Linked } from './Linked'
import type { Billing } from './useBilling'

/** What the buyer agrees to: Auto-Delivery and the terms. */
export function Terms({ billing }: { billing: Billing }) {
  const { id, mustAgree, hasAgreed, setAgreed, problems, attempts } = billing
  const texts = useTexts(billingTexts)
  const { error } = useTexts(commonTexts)
  return (
    <div className="gw-billing-terms">
      <AutoDeliveries />
      {mustAgree ? (
        <Checkbox
          id={`${id}-agree`}
          label={<Linked text={texts.agree} />}
          checked={hasAgreed}
          onChecked={setAgreed}
          error={attempts > 0 && problems.agree ? texts.agreeFirst : undefined}
          errorWord={error}
        />
      ) : (
        <p className="gw-note">
          <Linked text={texts.terms} />
        </p>
      )}
      <HelpLine />
    </div>
  )
}

/** The Auto-Delivery lines in the cart, with the price of a box: each ships by itself. */
function AutoDeliveries() {
  const { shipments } = useShipments()
  const { products } = useStore().state
  const format = useFormat()
  const { auto } = useTexts(billingTexts)
  const { unknownItem } = useTexts(commonTexts)
  const repeated = shipments.flatMap((shipment) =>
    shipment.items
      .filter((line) => !isFrequencyOff(frequencyOf(line)))
      .map((line) => ({ line, amount: boxCents(line, shipment) })),
  )
  return repeated.map(({ line, amount }) => (
    <p key={line.clin_id} className="gw-note">
      {fill(auto, {
        item: itemName(products.get(line.sku_id ?? 0) ?? null, line.sku_id, unknownItem),
        amount: format.money(amount),
        months: Number(frequencyOf(line)),
      })}
    </p>
  ))
}

/** The items of a box and their shipping, in US cents. */
function boxCents(line: LineItem, { state }: Shipment): number {
  const goods = lineCents(line)
  return goods + (line.ships_free ? 0 : shippingCents(state, goods))
}
