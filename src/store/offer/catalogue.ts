import { ref } from 'valtio/vanilla'
import {
  getComboPrimaryData,
  getCrossSell,
  getNonAddOnPrice,
  getRecentlyViewed,
  getSkuStock,
} from '../../api/catalogue'
import { CROSS_SELL_TYPES, type CrossSellType } from '../../domain/constants'
import { cents } from '../../domain/money'
import { remember } from '../../domain/offer/recentlyViewed'
import type { StoreContext } from '../core/context'
import { factsOf } from '../core/report'
import { crossSellKey, type LoadStatus, type Offer, type ViewedItem } from '../core/state'

/** What is offered beside the cart, and what the shopper looked at last. */
export function catalogueActions({ state, api, cart, report }: StoreContext) {
  const asked = new Map<string, number>()

  return {
    /**
     * Reads what goes with the cart's specials, or with the given skus of a cart that has some, each
     * set of them once. An unknown type, or a cart without specials, is reported and asks for
     * nothing. Never rejects. Source: specification §8.
     */
    async loadCrossSell(type: CrossSellType, given?: readonly number[]): Promise<readonly Offer[]> {
      const specials = cart.serverCart()?.cart_specials?.skus ?? []
      const skus = given ?? specials
      if (!CROSS_SELL_TYPES.includes(type) || specials.length === 0 || skus.length === 0) {
        report('cross-sell-impossible', {
          detail: specials.length === 0 ? 'no cart specials' : 'unknown type',
        })
        return []
      }
      const key = crossSellKey(type, given)
      const known = state.crossSell[key]
      if (given && known && known.status !== 'failed') return known.offers
      const mine = (asked.get(key) ?? 0) + 1
      asked.set(key, mine)
      const settle = (status: LoadStatus, offers: readonly Offer[]) => {
        if (mine === asked.get(key)) state.crossSell[key] = { status, offers: ref([...offers]) }
        return offers
      }
      settle('loading', [])
      try {
        const { items } = await api.call(getCrossSell, { query: { sku_ids: skus.join(','), type } })
        return settle('ready', items.map(toOffer))
      } catch (error) {
        report('cross-sell-failed', factsOf(error))
        return settle('failed', [])
      }
    },
    /** Reads what the server remembers, behind what this device does. Never rejects. */
    async loadRecentlyViewed(): Promise<readonly ViewedItem[]> {
      try {
        const { items } = await api.call(getRecentlyViewed, {})
        const all: readonly ViewedItem[] = [...state.recentlyViewed, ...items]
        state.recentlyViewed = ref(all.reduceRight<readonly ViewedItem[]>(remember, []))
      } catch (error) {
        report('recently-viewed-failed', factsOf(error))
      }
      return state.recentlyViewed
    },
    /** Remembers that an item was looked at; the last four are kept. Source: specification §5. */
    rememberViewed(item: ViewedItem): void {
      state.recentlyViewed = ref(remember(state.recentlyViewed, item))
    },
    /** How many units of each sku are left; null for one of which nobody could say. Never rejects. */
    async skuStock(skuIds: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
      const units = skuIds.map(async (skuId): Promise<[number, number | null]> => {
        try {
          const record = await api.call(getSkuStock, { params: { skuId } })
          return [skuId, Math.max(0, Math.floor(record.units))]
        } catch (error) {
          report('sku-stock-failed', factsOf(error))
          return [skuId, null]
        }
      })
      return new Map(await Promise.all(units))
    },
    /** What a combo consists of; null when nobody could say. Never rejects. */
    async comboParts(skuId: number): Promise<readonly ComboPart[] | null> {
      try {
        const { parts } = await api.call(getComboPrimaryData, { params: { skuId } })
        return parts.map(({ sku_id, qty }) => ({ skuId: sku_id, quantity: qty ?? 1 }))
      } catch (error) {
        report('combo-parts-failed', factsOf(error))
        return null
      }
    },
    /** What an item costs when it is not bought as an add-on, in US cents; null when nobody knows. */
    async nonAddOnPrice(itemId: number): Promise<number | null> {
      try {
        const { price } = await api.call(getNonAddOnPrice, { params: { id: itemId } })
        return price == null ? null : cents(price)
      } catch (error) {
        report('non-add-on-price-failed', factsOf(error))
        return null
      }
    },
  }
}

/** One of the things that a combo consists of. */
export interface ComboPart {
  skuId: number
  quantity: number
}

type WireOffer = { item_id: number; sku_id: number; goes_with?: number | null } & Partial<
  Record<'price' | 'strike_price', number | string | null>
>

const toOffer = ({ item_id, sku_id, price, strike_price, goes_with }: WireOffer): Offer => ({
  itemId: item_id,
  skuId: sku_id,
  priceCents: price == null ? null : cents(price),
  wasCents: strike_price == null ? null : cents(strike_price),
  goesWith: goes_with ?? null,
})
