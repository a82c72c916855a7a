import type { ComponentProps } from 'react'
import { expect, within } from 'storybook/test'
import { SALE_END } from '../../../mocks/scenarios'
import { cartActions } from '../../../src/store/cart/actions'
import UniversalBanner from '../../../src/widgets/universal-banner'
import { type Canvas, type SceneOptions, sceneIn } from '../../support'

export type BannerArgs = ComponentProps<typeof UniversalBanner>

/** The banner above content that must not shift, and that focus can move to. */
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

/** Another app on the page has loaded the cart. */
export const shopping: SceneOptions = { before: ({ store }) => store.use(cartActions).load() }

/** The banner, once it is rendered. */
export async function strip(canvas: Canvas) {
  const element = await canvas.findByRole('region', { name: 'Offer' })
  return { element, ...within(element) }
}

/** Records where the page starts below the banner; returns an assertion that it has not moved. */
export function unmoved(canvasElement: HTMLElement) {
  const top = () => canvasElement.querySelector('[data-below]')?.getBoundingClientRect().top
  const before = top()
  return () => expect(top()).toBe(before)
}

/** The banner takes no space. */
export async function noPlace(canvas: Canvas, canvasElement: HTMLElement) {
  await expect(canvas.queryByRole('region', { name: 'Offer' })).toBeNull()
  const root = canvasElement.querySelector('[data-giftwell-app]')
  const main = canvasElement.querySelector('[data-below]')
  await expect(main?.getBoundingClientRect().top).toBe(root?.getBoundingClientRect().top)
}
