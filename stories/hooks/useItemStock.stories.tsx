import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { products } from '../../mocks/catalogue'
import { STORY_NOW } from '../../mocks/scenarios'
import { useItemStock } from '../../src/hooks'
import { bare, callsOf } from '../support'
import { showing } from './bare'

const steaks = products.slice(0, 3)

/** The stock of each item in a list. */
const BareStock = showing(() => {
  const { units } = useItemStock(steaks)
  return { rows: steaks.map(({ item_id, name }) => `${name}: ${units.get(item_id) ?? 'unknown'}`) }
})

const meta = preview.meta({ title: 'Hooks/useItemStock', component: BareStock })

/** One request for all of them. */
export const OneSoldOut = meta.story(
  bare(
    () => ({ now: STORY_NOW, stock: [{ item_id: 1002, units: 0 }] }),
    async ({ canvas, id }) => {
      await expect(await canvas.findByText('Boneless Ribeye: 0')).toBeVisible()
      await expect(canvas.getByText('Filet Mignon: 240')).toBeVisible()
      await expect(callsOf(id, 'postCheckStock')).toHaveLength(1)
    },
  ),
)

/** If stock is unknown, items can still be bought. */
export const Unknown = meta.story(
  bare(
    () => ({ now: STORY_NOW, faults: { postCheckStock: 'not-found' } }),
    async ({ canvas, id }) => {
      await waitFor(() => expect(callsOf(id, 'postCheckStock')).toHaveLength(1))
      await expect(canvas.getByText('Filet Mignon: unknown')).toBeVisible()
    },
  ),
)
