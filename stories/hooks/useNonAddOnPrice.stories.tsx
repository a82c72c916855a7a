import preview from '../../.storybook/preview'
import { addOnAlone } from '../../mocks/scenarios'
import { formatUsd } from '../../src/domain/money'
import { useNonAddOnPrice, useShipments } from '../../src/hooks'
import { bare, sees } from '../support'

/** What the add-on costs now, and what it costs by itself. */
function BarePrice() {
  const line = useShipments().shipments[0]?.items[0]
  const alone = useNonAddOnPrice(line?.item_id ?? null)
  return (
    <p>
      {String(line?.price)}, by itself {alone === null ? '?' : formatUsd(alone)}
    </p>
  )
}

const meta = preview.meta({ title: 'Hooks/useNonAddOnPrice', component: BarePrice })

export const BoughtAlone = meta.story({ ...bare(addOnAlone), play: sees('3.95, by itself $5.95') })
