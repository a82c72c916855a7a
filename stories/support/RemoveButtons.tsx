import { useLineItem, useShipments } from '../../src/hooks'
import { useRemoval } from '../../src/parts/line/useRemoval'

/** A button for each line of the cart that removes it with Undo, as on the cart page. */
export function RemoveButtons() {
  const { shipments } = useShipments()
  const lines = shipments.flatMap(({ items }) => items)
  return lines.map(({ clin_id }) => <RemoveButton key={clin_id} lineId={clin_id} />)
}

function RemoveButton({ lineId }: { lineId: number }) {
  const { line, remove, restore } = useLineItem(lineId)
  const removeLine = useRemoval()
  return (
    <button
      type="button"
      onClick={() => void removeLine({ skuId: line?.sku_id ?? 0, remove, restore })}
    >
      Remove line {lineId}
    </button>
  )
}
