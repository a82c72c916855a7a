'use client'

import { useCart, useLineItem } from 'giftwell'
import { formatUsd } from 'giftwell/rules'

function Line({ lineId }: { lineId: number }) {
  const { line, quantity, setQuantity, remove } = useLineItem(lineId)
  if (!line) return null
  return (
    <li>
      Item {line.sku_id} × <output>{quantity}</output>
      <button type="button" onClick={() => setQuantity(quantity + 1)}>
        One more
      </button>
      <button type="button" onClick={remove}>
        Remove
      </button>
    </li>
  )
}

export function HeadlessCart() {
  const { cart, status, totals } = useCart()
  if (status !== 'ready' || !totals) return <p>{status}</p>
  return (
    <main>
      <ul>
        {cart?.recipients.flatMap(({ items }) =>
          items.map(({ clin_id }) => <Line key={clin_id} lineId={clin_id} />),
        )}
      </ul>
      <p>{formatUsd(totals.total)}</p>
    </main>
  )
}
