import { CommerceLayer } from '@commercelayer/react-components/auth/CommerceLayer'
import { LineItem } from '@commercelayer/react-components/line_items/LineItem'
import { LineItemAmount } from '@commercelayer/react-components/line_items/LineItemAmount'
import { LineItemImage } from '@commercelayer/react-components/line_items/LineItemImage'
import { LineItemName } from '@commercelayer/react-components/line_items/LineItemName'
import { LineItemQuantity } from '@commercelayer/react-components/line_items/LineItemQuantity'
import { LineItemsContainer } from '@commercelayer/react-components/line_items/LineItemsContainer'
import { OrderContainer } from '@commercelayer/react-components/orders/OrderContainer'
import { OrderStorage } from '@commercelayer/react-components/orders/OrderStorage'
import { TotalAmount } from '@commercelayer/react-components/orders/TotalAmount'
import { createRoot } from 'react-dom/client'

/*
 * The cart of @commercelayer/react-components, nested as in its documentation, with sub-path imports, which
 * are a third of the root import. Its own quantity control is a list of fifty options per line; buttons use
 * the function that its documentation names for that.
 */

interface Quantity {
  quantity: number
  handleChange(event: { target: { value: number } }): void
}

const buttons = ({ quantity, handleChange }: Quantity) => {
  const set = (value: number) => () => handleChange({ target: { value } })
  return (
    <>
      <button type="button" onClick={set(quantity - 1)}>
        −
      </button>
      <span className="quantity">{quantity}</span>
      <button type="button" className="plus" onClick={set(quantity + 1)}>
        +
      </button>
    </>
  )
}

// Identifies the organization; contains nothing secret.
const token = `.${btoa('{"organization":{"slug":"bench"},"application":{"kind":"sales_channel"}}')}.`
localStorage.setItem('order', document.documentElement.dataset.cart ?? '')
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <CommerceLayer accessToken={token} endpoint="https://bench.commercelayer.io">
    <OrderStorage persistKey="order">
      <OrderContainer>
        <LineItemsContainer>
          <ul>
            <LineItem>
              <li className="line">
                <LineItemImage width={96} height={72} />
                <LineItemName />
                <LineItemQuantity>{buttons}</LineItemQuantity>
                <LineItemAmount />
              </li>
            </LineItem>
          </ul>
        </LineItemsContainer>
        <TotalAmount />
      </OrderContainer>
    </OrderStorage>
  </CommerceLayer>,
)
