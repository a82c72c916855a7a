import { useCallback, useEffect, useRef, useState } from 'react'
import type { Cart, LineItem } from '../../../src/domain/schema/entities'
import { putUnits, readCart } from '../model'
import type { Change } from '../view/Line'
import { share } from './share'

// One for all roots of the page.
const reading = readCart()

/** The server's cart, with a changed quantity shown before it is confirmed. */
export function useOptimisticCart() {
  const [cart, setCart] = useState<Cart | null>(null)
  const sent = useRef(0)
  useEffect(() => void reading.then(setCart), [])

  const change = useCallback<Change>((line, by) => {
    const turn = ++sent.current
    setCart((known) => known && withQuantity(known, line, Number(line.qty) + by))
    // A failed change is rolled back: the server's cart is shown.
    void putUnits(line, by)
      .catch(readCart)
      .then((fresh) => {
        // An older response would undo a later press.
        if (turn === sent.current) setCart((known) => share(known, fresh))
      })
  }, [])

  return { cart, change }
}

/** The cart with another quantity on a line; all other parts are the same objects. */
function withQuantity(cart: Cart, { clin_id }: LineItem, qty: number): Cart {
  const recipients = cart.recipients.map((shipment) => {
    if (!shipment.items.some((line) => line.clin_id === clin_id)) return shipment
    const items = shipment.items.map((line) => (line.clin_id === clin_id ? { ...line, qty } : line))
    return { ...shipment, items }
  })
  return { ...cart, recipients }
}
