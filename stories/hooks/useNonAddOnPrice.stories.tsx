import preview from '../../.storybook/preview'
import { addOnAlone } from '../../mocks/scenarios'
import { formatUsd } from '../../src/domain/money'
import { useNonAddOnPrice, useShipments } from '../../src/hooks'
import { bare, sees } from '../support'
import { showing } from './bare'

/** The add-on's current price, and its regular price. */
const BarePrice = showing(() => {
  const line = useShipments().shipments[0]?.items[0]
  const alone = useNonAddOnPrice(line?.item_id ?? null)
  return { says: `${line?.price}, by itself ${alone === null ? '?' : formatUsd(alone)}` }
})

const meta = preview.meta({ title: 'Hooks/useNonAddOnPrice', component: BarePrice })

export const BoughtAlone = meta.story({ ...bare(addOnAlone), play: sees('3.95, by itself $5.95') })
