import type { ComponentProps } from 'react'
import { within } from 'storybook/test'
import { type CatalogueItem, findItem } from '../../../mocks/catalogue'
import { pdpData } from '../../../mocks/catalogue/pdpData'
import { STORY_NOW } from '../../../mocks/scenarios'
import Pdp from '../../../src/widgets/pdp'
import { type Canvas, sceneIn } from '../../support'

export type PdpArgs = ComponentProps<typeof Pdp>

/** The products used by stories, by their special feature. */
const ITEMS = {
  ribeye: 1002,
  strip: 1003,
  tomahawk: 1006,
  honey: 1606,
  eGift: 1701,
  club: 1801,
  surprise: 2201,
  box: 1901,
  butter: 2004,
} as const

export const itemOf = (name: keyof typeof ITEMS): CatalogueItem => {
  const item = findItem(ITEMS[name])
  if (!item) throw new Error(`The house has no ${name}.`)
  return item
}

/** Page data of a product; `over` overrides parts of it. */
export function dataOf(name: keyof typeof ITEMS, over: Partial<PdpArgs> = {}): PdpArgs {
  return { ...pdpData(itemOf(name), Date.parse(STORY_NOW)), recipes: RECIPES, ...over }
}

/** The same with overrides for the product itself. */
export const productOf = (name: keyof typeof ITEMS, over: object): PdpArgs => {
  const data = dataOf(name)
  return { ...data, product: { ...data.product, ...over } as NonNullable<PdpArgs['product']> }
}

const RECIPES = [
  { title: 'Cast-Iron Ribeye with Garlic Butter', url: '/recipes/cast-iron-ribeye', minutes: 35 },
  { title: 'Steakhouse Salad', url: '/recipes/steakhouse-salad', minutes: 25 },
]

export const Page = (args: PdpArgs) => <Pdp {...args} />

export const scene = sceneIn({ app: 'pdp' })

/** The group of people to choose from. */
export async function people(canvas: Canvas) {
  const group = await canvas.findByRole('group', { name: /^Who’s this for\?/ })
  return { group, ...within(group) }
}

/** The add button, once it has this label. */
export const addButton = (canvas: Canvas, name: string) => canvas.findByRole('button', { name })
