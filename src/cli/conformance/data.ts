import * as v from 'valibot'
import { UsageError } from '../usageError'

const id = v.pipe(v.number(), v.safeInteger())
const item = v.strictObject({ item_id: id, sku_id: id, other_sku_id: v.optional(id) })
const text = v.pipe(v.string(), v.nonEmpty())

const dataSchema = v.strictObject({
  item: v.optional(item),
  cheap: v.optional(item),
  addOn: v.optional(item),
  nonPerishable: v.optional(item),
  autoDelivery: v.optional(item),
  subscription: v.optional(item),
  club: v.optional(item),
  combo: v.optional(item),
  codes: v.optional(
    v.strictObject({
      active: v.optional(v.array(text)),
      expired: v.optional(text),
      refused: v.optional(text),
    }),
  ),
  giftCard: v.optional(text),
  stuckGiftCard: v.optional(text),
  login: v.optional(
    v.strictObject({
      email: text,
      password: text,
      fname: v.optional(text),
      lname: v.optional(text),
    }),
  ),
  payment: v.optional(
    v.object({
      method: v.picklist(['card', 'saved-card', 'wallet', 'gift-card']),
      profile_id: v.optional(v.union([v.string(), v.number()])),
      uid: v.optional(v.string()),
      wallet_order_id: v.optional(v.string()),
    }),
  ),
})

/** A shop's items, codes and cards to check with. Checks of absent ones are skipped. */
export type ShopData = v.InferOutput<typeof dataSchema>

/** An item of the shop, in the size to buy. */
export type ShopItem = v.InferOutput<typeof item>

/** The names of items in a data file. */
export type ItemName = {
  [K in keyof ShopData]-?: NonNullable<ShopData[K]> extends ShopItem ? K : never
}[keyof ShopData]

/** Parses a data file; throws a `UsageError` that names the first invalid field. */
export function parseData(path: string, content: string): ShopData {
  let json: unknown
  try {
    json = JSON.parse(content)
  } catch (error) {
    throw new UsageError(`${path} is not valid JSON.`, String(error), 'Fix it and try again.')
  }
  const { issues, output } = v.safeParse(dataSchema, json)
  if (!issues) return output
  const [first] = issues
  throw new UsageError(
    `${path} has an invalid value: ${v.getDotPath(first) ?? 'the whole file'}.`,
    first.message,
    'Compare it with the example in "giftwell conformance --help".',
  )
}
