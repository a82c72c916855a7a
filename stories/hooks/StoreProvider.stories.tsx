import preview from '../../.storybook/preview'
import { oneShipment } from '../../mocks/scenarios'
import { StoreProvider, useCart, useStore } from '../../src/hooks'
import { scene } from '../support'

function Count() {
  return <p>{useCart().itemCount} items</p>
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

/** All readers of a page share the store, and one request. */
export const Shared = meta.story({
  ...scene(oneShipment, { isBare: true }),
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByText(/^[1-9]\d* items?$/)
    if (first?.textContent !== second?.textContent) throw new Error('The two disagree.')
    if (canvas.queryByText('9 items')) throw new Error('That is another cart.')
  },
})
