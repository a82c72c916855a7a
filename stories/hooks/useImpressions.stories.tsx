import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { products } from '../../mocks/catalogue'
import { type SeenItems, useImpressions, useStoreEvent } from '../../src/hooks'
import { bare, noWorld } from '../support'
import { Press } from './bare'

const [first, last] = products.flatMap(({ item_id, name, skus }, index) =>
  index < 2
    ? [{ itemId: item_id, skuId: skus[0]?.sku_id ?? null, name, priceCents: null, index }]
    : [],
)

/** Two products of a list, the second far below. */
function BareImpressions({ isConsented = true }: { isConsented?: boolean }) {
  const [isAllowed, allow] = useState(isConsented)
  const [told, setTold] = useState<readonly SeenItems[]>([])
  const { watch } = useImpressions({ list: 'Steaks', isAllowed })
  useStoreEvent('items-seen', (seen) => setTold((all) => [...all, seen]))
  return (
    <>
      <p>
        Seen: {told.flatMap(({ items }) => items.map(({ name }) => name)).join(', ') || 'nothing'}
      </p>
      <Press act={() => allow(true)}>Agree</Press>
      {first && <p ref={watch(first)}>{first.name}</p>}
      <div style={{ blockSize: '200vh' }} />
      {last && <p ref={watch(last)}>{last.name}</p>}
    </>
  )
}

const meta = preview.meta({ title: 'Hooks/useImpressions', component: BareImpressions })

/** An item half visible for a second counts once; one far below does not. */
export const ReallySeen = meta.story(
  bare(noWorld, async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Seen: Filet Mignon')).toBeVisible())
    canvas.getByText('Boneless Ribeye').scrollIntoView()
    await waitFor(() => canvas.getByText('Seen: Filet Mignon, Boneless Ribeye'))
    canvas.getByText('Filet Mignon').scrollIntoView()
  }),
)

/** Waits for consent, and then reports earlier impressions. */
export const AwaitingConsent = meta.story({
  args: { isConsented: false },
  ...bare(noWorld, async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await expect(canvas.getByText('Seen: nothing')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Agree' }))
    await waitFor(() => expect(canvas.getByText('Seen: Filet Mignon')).toBeVisible())
  }),
})
