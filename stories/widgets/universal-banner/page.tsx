import type { ComponentProps } from 'react'
import { expect, within } from 'storybook/test'
import { SALE_END } from '../../../mocks/scenarios'
import { cartActions } from '../../../src/store/cart/actions'
import UniversalBanner from '../../../src/widgets/universal-banner'
import { type Canvas, type SceneOptions, sceneIn } from '../../support'

export type BannerArgs = ComponentProps<typeof UniversalBanner>

/** What the banner stands above: something to look at that must not move, and to go on to. */
export const Page = (args: BannerArgs) => (
  <>
    <UniversalBanner {...args} />
    <main data-below="">
      <a href="#steaks">Filet Mignon</a>
    </main>
  </>
)

/** The sale of the week, as most stories have it. */
export const SALE = {
  text: 'This week: 10% off everything you send.',
  code: 'STEAK10',
  ends: SALE_END,
} satisfies BannerArgs

export const scene = sceneIn({ app: 'universal-banner' })

/** Another app of the page has read the cart. */
export const shopping: SceneOptions = { before: ({ store }) => store.use(cartActions).load() }

/** The banner, as soon as it is there. */
export async function strip(canvas: Canvas) {
  const element = await canvas.findByRole('region', { name: 'Offer' })
  return { element, ...within(element) }
}

/** Where the page begins below the banner: notes it, and asserts later on that it is still there. */
export function unmoved(canvasElement: HTMLElement) {
  const top = () => canvasElement.querySelector('[data-below]')?.getBoundingClientRect().top
  const before = top()
  return () => expect(top()).toBe(before)
}

/** Nothing of the banner takes any place. */
export async function noPlace(canvas: Canvas, canvasElement: HTMLElement) {
  await expect(canvas.queryByRole('region', { name: 'Offer' })).toBeNull()
  const root = canvasElement.querySelector('[data-giftwell-app]')
  const main = canvasElement.querySelector('[data-below]')
  await expect(main?.getBoundingClientRect().top).toBe(root?.getBoundingClientRect().top)
}
