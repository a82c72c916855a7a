import { useTexts } from '../../hooks'
import { QuantityChoice } from '../../parts'
import { fill } from '../../texts/catalogue'
import { pdpMoreTexts } from '../../texts/pdpMore'
import { stockTexts } from '../../texts/stock'
import { Icon } from '../../ui'
import './blocker.css'
import type { BuyBox } from './useBuyBox'
import { useNameOf } from './useNameOf'

/** Quantity per person, and any problem with it. */
export function Quantity({ buyBox }: { buyBox: BuyBox }) {
  const { item, quantity, setQuantity } = buyBox
  return (
    <>
      {!item.is_egift && <QuantityChoice value={quantity} onValue={setQuantity} />}
      <Blockers buyBox={buyBox} />
    </>
  )
}

/** What prevents adding it for everyone: too little stock, or no Auto-Delivery item to go with. */
function Blockers({ buyBox: { isOver, lacksAuto, product } }: { buyBox: BuyBox }) {
  const texts = useTexts(pdpMoreTexts)
  const { left } = useTexts(stockTexts)
  const nameOf = useNameOf()
  const reasons = [
    isOver && fill(left, { units: product.size?.units ?? 0 }),
    lacksAuto && fill(texts.needsAuto, { name: nameOf(lacksAuto) }),
  ].filter(Boolean)
  return (
    <div role="status" className="gw-pdp-blocker">
      {reasons.length > 0 && (
        <p>
          <Icon name="warning" /> <span>{reasons.join(' ')}</span>
        </p>
      )}
    </div>
  )
}
