import * as v from 'valibot'
import { flag, link, listOf, text } from '../page/fields'
import type { DeepReadonly } from '../schema/entities'
import { shopProductSchema } from './shopProduct'

/** A card: a product to buy, or content with words and a link. */
const card = v.pipe(
  v.object({
    product: v.nullish(shopProductSchema),
    title: text,
    text,
    image: text,
    imageAlt: text,
    href: link,
    linkText: text,
  }),
  v.check(
    ({ product, title }) => Boolean(product || title?.trim()),
    'a product, or content with a title',
  ),
)

/** What a page tells a row of three: its heading, its cards, and a way on. */
export const threeUpDataSchema = v.object({
  heading: text,
  /** The level of its heading in the page, from 2 to 4; 2 unless given. */
  headingLevel: v.nullish(v.picklist([2, 3, 4])),
  cards: listOf(card),
  /** True where what the shopper viewed last fills the row; it takes no cards. */
  recentlyViewed: flag,
  href: link,
  linkText: text,
  /** Where in the shop something was added, for the server. */
  location: text,
  csplId: v.nullish(v.number()),
})

export type ThreeUpData = DeepReadonly<v.InferOutput<typeof threeUpDataSchema>>
export type ThreeUpCard = NonNullable<NonNullable<ThreeUpData['cards']>[number]>

/** So many cards stand in a row. */
export const ROW = 3

/** The cards that are shown: the first three that are right. */
export const shownCards = ({ cards }: ThreeUpData): readonly ThreeUpCard[] =>
  (cards ?? []).flatMap((one) => one ?? []).slice(0, ROW)
