import { useCallback, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Cart, Shipment } from '../../src/domain/schema/entities'
import { putUnits, readCart } from './model'
import { Card } from './view/Card'
import type { Change } from './view/Line'
import { Page } from './view/Page'

/*
 * The floor: the same elements as the library's cart, written by hand with React only. It waits for its
 * server, replaces its state with each response, and has all shipments expanded.
 */

// One for all roots of the page.
const reading = readCart()

function CartPage() {
  const [cart, setCart] = useState<Cart | null>(null)
  useEffect(() => void reading.then(setCart), [])
  const change = useCallback<Change>((line, by) => void putUnits(line, by).then(setCart), [])
  if (!cart) return null
  const shippingCost = ({ recipient_guid }: Shipment) =>
    cart.recalc_detail?.shipping?.[recipient_guid ?? '']
  return (
    <Page cart={cart}>
      <ul className="gw-cart-shipments" aria-label="Shipments">
        {cart.recipients.map((shipment) => (
          <li key={shipment.crec_id}>
            <Card shipment={shipment} shippingCost={shippingCost(shipment)} onChange={change} />
          </li>
        ))}
      </ul>
    </Page>
  )
}

for (const root of document.querySelectorAll('.gw-root')) createRoot(root).render(<CartPage />)
