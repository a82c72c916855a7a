import { type UseReorderResult, useTexts } from '../../../hooks'
import { LazyGiftClaim } from '../../../parts'
import { againTexts } from '../../../texts/again'
import { useOrderWords } from '../order-history/useOrderWords'
import './asked-people.css'

/** People whose gifts were added without an address: a link to ask each of them. */
export function AskedPeople({ reorder }: { reorder: UseReorderResult }) {
  const { asked: title } = useTexts(againTexts)
  const { personText } = useOrderWords()
  const asked = reorder.run.entries.flatMap(({ isAsked, shipmentId, giftId, shipment }) =>
    isAsked && shipmentId !== null ? [{ giftId, shipmentId, name: personText(shipment) }] : [],
  )
  if (asked.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className="gw-again-asked">
        {asked.map(({ giftId, shipmentId, name }) => (
          // A dialog whose button is gone leaves focus here.
          <li key={giftId} data-gw-shipment={shipmentId}>
            <p className="gw-again-person-name" data-gw-heading tabIndex={-1}>
              {name}
            </p>
            <LazyGiftClaim shipmentId={shipmentId} name={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
