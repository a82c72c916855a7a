import { expect } from 'storybook/test'
import preview from '../../.storybook/preview'
import { crossSell, fiveRecipients } from '../../mocks/scenarios'
import { CROSS_SELL_TYPES } from '../../src/domain/constants'
import { useCart, useCrossSell } from '../../src/hooks'
import { bare, stageOf } from '../support'

/** Offers for the cart, for each of the two types. */
function BareCrossSell() {
  useCart()
  const [specials, addOns] = CROSS_SELL_TYPES
  return (
    <>
      <Offers type={specials} />
      <Offers type={addOns} />
    </>
  )
}

function Offers({ type }: { type: (typeof CROSS_SELL_TYPES)[number] }) {
  const { offers, status } = useCrossSell(type)
  return (
    <section aria-label={type}>
      <p>
        {status}: {offers.length}
      </p>
    </section>
  )
}

const meta = preview.meta({ title: 'Hooks/useCrossSell', component: BareCrossSell })

export const Offered = meta.story(
  bare(crossSell, async ({ canvas, id }) => {
    const found = await canvas.findAllByText(/^ready: [1-9]/)
    await expect(found.length).toBeGreaterThan(0)
    await expect(stageOf(id).backend.count('getCrossSell')).toBe(2)
    await expect((await stageOf(id).backend.cart())?.cart_specials?.skus?.length).toBeGreaterThan(0)
  }),
)

/** No specials: nothing is requested or reported. */
export const NoSpecials = meta.story(
  bare(fiveRecipients, async ({ canvas, id }) => {
    await expect(await canvas.findAllByText('ready: 0')).toHaveLength(2)
    const { backend, reported } = stageOf(id)
    await expect(backend.count('getCrossSell')).toBe(0)
    await expect(reported).toEqual([])
  }),
)
