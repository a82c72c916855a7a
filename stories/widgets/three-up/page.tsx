import type { ComponentProps } from 'react'
import { within } from 'storybook/test'
import ThreeUp from '../../../src/widgets/three-up'
import { type Canvas, sceneIn } from '../../support'
import { productOf } from '../../support/products'

export type ThreeUpArgs = ComponentProps<typeof ThreeUp>

/** The row above content that must not shift. */
export const Page = (args: ThreeUpArgs) => (
  <>
    <ThreeUp {...args} />
    <main data-below="">
      <a href="#gifts" style={{ display: 'inline-block', padding: '1rem' }}>
        All gifts
      </a>
    </main>
  </>
)

/** Three favorites: one in three sizes, one on sale, one in a single size. */
export const FAVORITES = {
  heading: 'Favorite gifts',
  cards: [{ product: productOf(1001) }, { product: productOf(1002) }, { product: productOf(1901) }],
  href: '/category/steaks',
  linkText: 'All gifts',
} satisfies ThreeUpArgs

export const STORY = {
  title: 'How we age our steaks',
  text: 'Twenty-eight days, cut by hand.',
  image: '/products/filet-mignon.svg',
  imageAlt: 'A filet on a board',
  href: '/about',
  linkText: 'Read the story',
}

export const scene = sceneIn({ app: 'three-up' })

/** The row, once it is rendered. */
export async function row(canvas: Canvas, name = FAVORITES.heading) {
  const element = await canvas.findByRole('region', { name })
  return { element, ...within(element) }
}

/** A card of it by its name. */
export const cardOf = (element: HTMLElement, name: string) =>
  within(within(element).getByText(name).closest('li') as HTMLElement)
