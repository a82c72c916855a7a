import { ref } from 'valtio/vanilla'
import { getCrossSell, getNonAddOnPrice, getRecentlyViewed } from '../api/catalogue'
import { CROSS_SELL_TYPES, type CrossSellType } from '../domain/constants'
import { cents } from '../domain/money'
import { remember } from '../domain/recentlyViewed'
import type { StoreContext } from './context'
import { factsOf } from './report'
import type { Offer, ViewedItem } from './state'

/** What is offered beside the cart, and what the shopper looked at last. */
export function catalogueActions({ state, api, cart, report }: StoreContext) {
  const asked = new Map<CrossSellType, number>()

  return {
    /**
     * Reads what goes with the cart's specials. An unknown type, or a cart without specials, is
     * reported and asks for nothing. Never rejects. Source: specification §8.
     */
    async loadCrossSell(type: CrossSellType): Promise<readonly Offer[]> {
      const skus = cart.truth()?.cart_specials?.skus ?? []
      if (!CROSS_SELL_TYPES.includes(type) || skus.length === 0) {
        report('cross-sell-impossible', {
          detail: skus.length === 0 ? 'no cart specials' : 'unknown type',
        })
        return []
      }
      const mine = (asked.get(type) ?? 0) + 1
      asked.set(type, mine)
      state.crossSell[type] = { status: 'loading', offers: ref([]) }
      try {
        const { items } = await api.call(getCrossSell, { query: { sku_ids: skus.join(','), type } })
        const offers = items.map(toOffer)
        if (mine === asked.get(type))
          state.crossSell[type] = { status: 'ready', offers: ref(offers) }
        return offers
      } catch (error) {
        report('cross-sell-failed', factsOf(error))
        if (mine === asked.get(type)) state.crossSell[type] = { status: 'failed', offers: ref([]) }
        return []
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
