import { createRoot } from 'react-dom/client'
import { ShipmentList } from './careful/ShipmentList'
import { useOptimisticCart } from './careful/useOptimisticCart'
import { Page } from './view/Page'

/*
 * The careful floor: the same elements by somebody who takes care. It shows a change at once, draws
 * anew only what an answer has changed, and collapses many shipments as the library does.
 */

function CartPage() {
  const { cart, change } = useOptimisticCart()
  return (
    cart && (
      <Page cart={cart}>
        <ShipmentList cart={cart} onChange={change} />
      </Page>
    )
  )
}

for (const root of document.querySelectorAll('.gw-root')) createRoot(root).render(<CartPage />)
