import { useEffect } from 'react'
import { useCart, useCartSelector, useSingleton } from '../../hooks'
import { eachShipment } from '../shipment/eachShipment'

/** The skus of a cart, as one string. */
const skusOf = eachShipment(
  (shipment) => shipment.items.map(({ sku_id }) => sku_id).join(),
  (all) => [...new Set(all.join().split(','))].sort().join(),
)

/** Requests stock whenever the cart's skus change, so that each line can show it. */
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
