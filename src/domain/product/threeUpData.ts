import * as v from 'valibot'
import { flag, link, listOf, text } from '../page/fields'
import type { DeepReadonly } from '../schema/entities'
import { shopProductSchema } from './shopProduct'

/** A card: a product to buy, or content with text and a link. */
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

/** Page data of a row of three cards: its heading, its cards, and a link. */
export const threeUpDataSchema = v.object({
  heading: text,
  /** The heading's level, from 2 to 4; default 2. */
  headingLevel: v.nullish(v.picklist([2, 3, 4])),
  cards: listOf(card),
  /** True to fill the row with recently viewed items instead of cards. */
  recentlyViewed: flag,
  href: link,
  linkText: text,
  /** Where in the shop items are added, for the server. */
  location: text,
  csplId: v.nullish(v.number()),
})

export type ThreeUpData = DeepReadonly<v.InferOutput<typeof threeUpDataSchema>>
export type ThreeUpCard = NonNullable<NonNullable<ThreeUpData['cards']>[number]>

/** The number of cards in a row. */
export const ROW = 3

/** The cards to show: the first three valid ones. */
export const shownCards = ({ cards }: ThreeUpData): readonly ThreeUpCard[] =>
  (cards ?? []).flatMap((one) => one ?? []).slice(0, ROW)
