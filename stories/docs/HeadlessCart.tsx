import { useCart, useLineItem, useShipment, useShipments } from '../../src'
import { formatUsd } from '../../src/domain'

export function Cart() {
  const { status, totals } = useCart()
  const { shipmentIds } = useShipments()
  if (status !== 'ready') return <p role="status">{status}</p>
  const packages = shipmentIds.map((id) => <Package key={id} shipmentId={id} />)
  return [...packages, <p key="total">Total: {totals && formatUsd(totals.total)}</p>]
}

function Package({ shipmentId }: { shipmentId: number }) {
  const { shipment, lines } = useShipment(shipmentId)
  const rows = lines.map(({ line }) => <Line key={line.clin_id} lineId={line.clin_id} />)
  return (
    <section>
      <h2>For {shipment?.is_myself ? 'me' : shipment?.fname}</h2>
      <ul>{rows}</ul>
    </section>
  )
}

function Line({ lineId }: { lineId: number }) {
  const { line, info, quantity, subtotalCents, setQuantity, remove } = useLineItem(lineId)
  if (!line) return null
  return (
    <li>
      {quantity} × {info?.product.name ?? `Item ${line.sku_id}`}: {formatUsd(subtotalCents)}{' '}
      <button type="button" onClick={() => setQuantity(quantity + 1)}>
        One more
      </button>{' '}
      <button type="button" onClick={remove}>
        Remove
      </button>
    </li>
  )
}
