import * as v from 'valibot'
import { productSchema, sizeSchema } from '../../product/products'
import type { DeepReadonly } from '../../schema/entities'
import { flag } from '../../schema/fields'

/** A product as sold today, with what decides whether it can replace another. A club's prices are for one box. */
export const offeredProductSchema = v.object({
  ...productSchema.entries,
  skus: v.array(v.object({ ...sizeSchema.entries, is_addon: flag })),
  is_egift: flag,
  is_club: flag,
})

export type OfferedProduct = DeepReadonly<v.InferOutput<typeof offeredProductSchema>>
