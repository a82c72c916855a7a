import * as v from 'valibot'
import { flag, listOf, moment, rating, text } from '../page/fields'
import type { DeepReadonly } from '../schema/entities'
import { productSchema, sizeSchema } from './products'

const money = v.nullish(v.number())

const shopSize = v.object({
  ...sizeSchema.entries,
  /** Price before the sale, in US dollars. */
  strike_price: money,
  is_addon: flag,
  /** How many people it serves. */
  serves: v.nullish(v.number()),
})

/**
 * A product in the shop's page data: the common fields, and what a shopper wants to know before choosing. Flags
 * are named as in the cart's lines.
 */
export const shopProductSchema = v.object({
  ...productSchema.entries,
  skus: v.array(shopSize),
  /** A line of marketing text. */
  tagline: text,
  /** More pictures, after `image`. */
  images: listOf(v.object({ src: v.string(), alt: text })),
  /** When its sale ends; until then, its prices are the sale prices. */
  sale_ends: moment,
  perishable: flag,
  ships_free: flag,
  is_combo: flag,
  auto_delivery_eligible: flag,
  is_perpetual_subscription: flag,
  rating,
})

export type ShopProduct = DeepReadonly<v.InferOutput<typeof shopProductSchema>>
export type ShopSize = ShopProduct['skus'][number]
