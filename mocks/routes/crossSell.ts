import type { getCrossSell } from '../../src/api/catalogue'
import type { AnswerOf } from '../../src/api/row'
import { catalogue, findSku, type SkuEntry } from '../catalogue'
import { type Call, Refusal } from './call'

type Offer = AnswerOf<typeof getCrossSell>['items'][number]

/**
 * Offers for some skus, in stock and not among them: add-ons that go with one of them, or the shop's specials.
 * Other types are refused. Source: specification §9.
 */
export async function crossSell({ query, rules, tx }: Call<typeof getCrossSell>): Promise<Offer[]> {
  const given = (query.sku_ids ?? '').split(',').flatMap((sku) => findSku(Number(sku)) ?? [])
  const offered = offersOf(query.type, rules.specials).filter(
    ({ item }) => !given.some((entry) => entry.item.item_id === item.item_id),
  )
  const stock = await tx.units(offered.map(({ item }) => item.item_id))
  const has = ({ item }: SkuEntry) =>
    stock.some(({ item_id, units }) => item_id === item.item_id && units > 0)
  const isAddOn = query.type === 'Addons'
  return offered
    .filter(has)
    .map((offer) => ({ offer, partner: given.find((entry) => goTogether(entry, offer)) }))
    .filter(({ partner }) => partner || !isAddOn)
    .map(({ offer, partner }) => ({
      item_id: offer.item.item_id,
      sku_id: offer.size.sku_id,
      price: offer.size.price,
      strike_price: offer.size.strike_price,
      goes_with: partner?.size.sku_id ?? null,
      reason: partner ? `Goes with ${partner.item.name}` : 'This week’s special',
    }))
}

function offersOf(type: string | undefined, specials: readonly number[]): SkuEntry[] {
  if (type === 'In-Cart Specials') return specials.flatMap((sku) => findSku(sku) ?? [])
  if (type !== 'Addons') throw new Refusal(400, 'unknown_type')
  return catalogue
    .filter(({ category }) => category === 'add-ons')
    .flatMap(({ sizes }) => sizes.flatMap(({ sku_id }) => findSku(sku_id) ?? []))
}

const goTogether = (one: SkuEntry, other: SkuEntry) =>
  one.item.goes_with.includes(other.item.item_id) || other.item.goes_with.includes(one.item.item_id)
