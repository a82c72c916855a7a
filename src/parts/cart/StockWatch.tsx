import { useEffect } from 'react'
import { useCart, useCartSelector, useSingleton } from '../../hooks'
import { eachShipment } from '../shipment/eachShipment'

/** What a cart holds, as one text. */
const skusOf = eachShipment(
  (shipment) => shipment.items.map(({ sku_id }) => sku_id).join(),
  (all) => [...new Set(all.join().split(','))].sort().join(),
)

/** Asks what is left whenever the cart holds other things than before, so that each line can say it. */
export function StockWatch() {
  return useSingleton('stock-watch') ? <SingletonWatch /> : null
}

function SingletonWatch() {
  const { checkStock, isRestored } = useCart()
  const skus = useCartSelector(skusOf)
  useEffect(() => {
    if (skus !== '' && !isRestored) void checkStock()
  }, [skus, isRestored, checkStock])
  return null
}
