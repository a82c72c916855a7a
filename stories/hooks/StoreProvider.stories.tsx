import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview'
import { oneShipment } from '../../mocks/scenarios'
import { StoreProvider, useCart, useStore } from '../../src/hooks'
import { bare, stageOf } from '../support'

function Count() {
  const { itemCount } = useCart()
  return <p>{itemCount === 1 ? '1 item' : `${itemCount} items`}</p>
}

/** Two parts of a page below one store. */
function TwoReaders() {
  const store = useStore()
  return (
    <>
      <Count />
      <StoreProvider store={store}>
        <Count />
      </StoreProvider>
    </>
  )
}

const meta = preview.meta({ title: 'Hooks/StoreProvider', component: TwoReaders })

/** All readers on a page share the store, and one request. */
export const Shared = meta.story(
  bare(oneShipment, async ({ canvas, id }) => {
    await waitFor(() => expect(canvas.getAllByText('1 item')).toHaveLength(2))
    await expect(stageOf(id).backend.count('getCart')).toBe(1)
  }),
)
