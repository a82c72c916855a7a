import { createRoot } from 'react-dom/client'
import { ShipmentList } from './careful/ShipmentList'
import { useOptimisticCart } from './careful/useOptimisticCart'
import { Page } from './view/Page'

/*
 * The careful floor: the same elements, with more care. It shows a change at once, renders only what a
 * response changed, and collapses many shipments like the library.
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
