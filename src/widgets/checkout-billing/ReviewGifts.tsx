import { useState } from 'react'
import { stepLink, withEdit } from '../../domain/checkout/stepLink'
import { useCart, usePage, useProblemShipments, useShipments, useTexts } from '../../hooks'
import { GiftRow, LazyCutoffWatch, LazyShortages, useGiftName, useRetainedFocus } from '../../parts'
import { billingTexts } from '../../texts/billing'
import { cartTexts } from '../../texts/cart'
import { fill } from '../../texts/catalogue'
import { Card, Message, StatusRegion, TextButton } from '../../ui'

/** Number of gifts from which only the first three, and those that cannot be ordered, are shown initially. */
const MANY = 5
const FIRST = 3

/** Review of all gifts, each with a link to edit it. */
export function ReviewGifts() {
  const { shipments } = useShipments()
  const { isCutoffPassed } = useCart()
  const { cutoffPassed } = useTexts(cartTexts)
  const { links } = usePage()
  const texts = useTexts(billingTexts)
  const giftName = useGiftName()
  const [isWhole, setWhole] = useState(false)
  const isCut = !isWhole && shipments.length >= MANY
  const problems = useProblemShipments()
  const shown = shipments.filter(({ crec_id }, at) => !isCut || at < FIRST || problems.has(crec_id))
  const list = useRetainedFocus(String(isCut), `li:nth-child(${FIRST + 1}) a`)

  return (
    <Card as="section" aria-label={fill(texts.review, { count: shipments.length })}>
      <h2 className="gw-billing-title">{fill(texts.review, { count: shipments.length })}</h2>
      <StatusRegion>
        {isCutoffPassed ? <Message tone="info">{cutoffPassed}</Message> : <LazyCutoffWatch />}
      </StatusRegion>
      <div {...list}>
        <ul className="gw-billing-gifts">
          {shown.map((shipment) => {
            const step =
              shipment === shipments[0] ? 'checkout-shipping' : 'checkout-additional-shipments'
            const href = stepLink(links, step)
            return (
              <GiftRow
                key={shipment.crec_id}
                shipment={shipment}
                notice={problems.has(shipment.crec_id) && <LazyShortages shipment={shipment} />}
              >
                {href && (
                  <a
                    className="gw-billing-edit"
                    href={withEdit(href, shipment.crec_id)}
                    aria-label={fill(texts.edit, { name: giftName(shipment) })}
                  >
                    {texts.editShort}
                  </a>
                )}
              </GiftRow>
            )
          })}
        </ul>
        {isCut && (
          <TextButton className="gw-billing-all" onClick={() => setWhole(true)}>
            {fill(texts.all, { count: shipments.length })}
          </TextButton>
        )}
      </div>
    </Card>
  )
}
