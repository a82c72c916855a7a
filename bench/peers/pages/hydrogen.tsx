import {
  CartCost,
  CartLineProvider,
  CartLineQuantity,
  CartLineQuantityAdjustButton,
  CartProvider,
  Image,
  Money,
  ShopifyProvider,
  useCart,
} from '@shopify/hydrogen-react'
import { createRoot } from 'react-dom/client'

/*
 * The cart of @shopify/hydrogen-react as in its reference: providers, and a line built from its components.
 */

interface Line {
  id: string
  cost: { totalAmount: unknown }
  merchandise: { title: string; image: unknown; product: { title: string } }
}

function Cart() {
  const { lines }: { lines: Line[] } = useCart()
  return (
    <>
      <ul>
        {lines.map((line) => (
          <CartLineProvider key={line.id} line={line}>
            <li className="line">
              <Image data={line.merchandise.image} width={96} height={72} />
              <p>
                {line.merchandise.product.title}, {line.merchandise.title}
              </p>
              <CartLineQuantityAdjustButton adjust="decrease">−</CartLineQuantityAdjustButton>
              <CartLineQuantity className="quantity" />
              <CartLineQuantityAdjustButton adjust="increase" className="plus">
                +
              </CartLineQuantityAdjustButton>
              <Money data={line.cost.totalAmount} />
            </li>
          </CartLineProvider>
        ))}
      </ul>
      <CartCost />
    </>
  )
}

// The key under which the provider looks for the cart of an earlier visit.
localStorage.setItem('shopifyCartId', document.documentElement.dataset.cart ?? '')
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <ShopifyProvider
    storeDomain={location.origin}
    storefrontToken="bench"
    storefrontApiVersion="2026-04"
    countryIsoCode="US"
    languageIsoCode="EN"
  >
    <CartProvider>
      <Cart />
    </CartProvider>
  </ShopifyProvider>,
)
