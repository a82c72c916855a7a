import { ref } from 'valtio/vanilla'
import { postCheckStock } from '../../api/cartChecks'
import {
  getComboPrimaryData,
  getComboPrimaryProduct,
  getCrossSell,
  getNonAddOnPrice,
  getProductId,
  getRecentlyViewed,
  getSkuStock,
} from '../../api/catalogue'
import { CROSS_SELL_TYPES, type CrossSellType } from '../../domain/constants'
import { unitsByItem, unitsOf } from '../../domain/line/stock'
import { cents } from '../../domain/money'
import { cartSpecials } from '../../domain/offer/cartSpecials'
import { viewedLast } from '../../domain/offer/recentlyViewed'
import { sessionGuard } from '../account/session'
import type { StoreContext } from '../core/context'
import { type Failed, failed, readFailure } from '../core/outcome'
import { factsOf } from '../core/report'
import type { LoadStatus } from '../core/state'
import { crossSellKey, type Offer, offerSlot, type ViewedItem } from './state'

export type OffersOutcome = { status: 'ready'; offers: readonly Offer[] } | Failed
export type ViewedOutcome = { status: 'ready'; items: readonly ViewedItem[] } | Failed
/** Units by item id; items without data are omitted. */
export type ItemStockOutcome = { status: 'ready'; units: ReadonlyMap<number, number> } | Failed
export type ComboOutcome = { status: 'ready'; parts: readonly ComboPart[] } | Failed
export type PrimaryOutcome = { status: 'ready'; productId: string; skuId: number | null } | Failed
export type ProductOutcome = { status: 'ready'; productId: string } | Failed
/** US cents; null if the item is not sold separately. */
export type PriceOutcome = { status: 'ready'; cents: number | null } | Failed

/** Offers beside the cart, and recently viewed items. */
export function catalogueVerbs(context: StoreContext) {
  const { api, cart, report, events } = context
  const slot = context.slot(offerSlot)
  const beginSession = sessionGuard(context)
  let viewedAsked = 0
  events.on('signed-out', () => {
    slot.viewedElsewhere = ref([])
  })
  const asked = new Map<string, number>()

  return {
    /**
     * Reads the cross-sell items for the cart's specials, or for the given skus of a cart with specials; each
     * set of skus once. An unknown type, or a cart without specials, is reported and sends no request. Never
     * rejects. Source: specification §8.
     */
    async loadCrossSell(type: CrossSellType, given?: readonly number[]): Promise<OffersOutcome> {
      const specials = cartSpecials(cart.serverCart())
      const skus = given ?? specials
      if (!CROSS_SELL_TYPES.includes(type) || specials.length === 0 || skus.length === 0) {
        report('cross-sell-impossible', {
          detail: specials.length === 0 ? 'no cart specials' : 'unknown type',
        })
        return failed('refused')
      }
      const key = crossSellKey(type, given)
      const known = slot.crossSell[key]
      if (given && known && known.status !== 'failed')
        return { status: 'ready', offers: known.offers }
      const mine = (asked.get(key) ?? 0) + 1
      asked.set(key, mine)
      const settle = (status: LoadStatus, offers: readonly Offer[]) => {
        if (mine === asked.get(key)) slot.crossSell[key] = { status, offers: ref([...offers]) }
      }
      settle('loading', [])
      try {
        const { items } = await api.call(getCrossSell, { query: { sku_ids: skus.join(','), type } })
        const offers = items.map(toOffer)
        settle('ready', offers)
        return { status: 'ready', offers }
      } catch (error) {
        settle('failed', [])
        return readFailure(report, 'cross-sell-failed', error)
      }
    },
    /** Reads the server's recently viewed items, which are listed after this device's. Never rejects. */
    async loadRecentlyViewed(): Promise<ViewedOutcome> {
      try {
        const isSameSession = beginSession()
        const mine = ++viewedAsked
        const { items } = await api.call(getRecentlyViewed, {})
        if (mine === viewedAsked && isSameSession()) slot.viewedElsewhere = ref(items)
        return { status: 'ready', items: viewedLast(slot.recentlyViewed, slot.viewedElsewhere) }
      } catch (error) {
        return readFailure(report, 'recently-viewed-failed', error)
      }
    },
    /** Units left of each sku; null if that could not be determined. Never rejects. */
    async skuStock(
      skuIds: readonly number[],
    ): Promise<{ status: 'ready'; units: ReadonlyMap<number, number | null> }> {
      const units = skuIds.map(async (skuId): Promise<[number, number | null]> => {
        try {
          const record = await api.call(getSkuStock, { params: { skuId } })
          return [skuId, unitsOf(record)]
        } catch (error) {
          report('sku-stock-failed', factsOf(error))
          return [skuId, null]
        }
      })
      return { status: 'ready', units: new Map(await Promise.all(units)) }
    },
    /** Units left of the skus' items, with one call for the whole list. Never rejects. */
    async itemStock(skuIds: readonly number[]): Promise<ItemStockOutcome> {
      try {
        return {
          status: 'ready',
          units: unitsByItem(await api.call(postCheckStock, { body: [...skuIds] })),
        }
      } catch (error) {
        return readFailure(report, 'item-stock-failed', error)
      }
    },
    /** The parts of a combo. Never rejects. */
    async comboParts(skuId: number): Promise<ComboOutcome> {
      try {
        const { parts } = await api.call(getComboPrimaryData, { params: { skuId } })
        const all = parts.map(({ sku_id, qty }) => ({ skuId: sku_id, quantity: qty ?? 1 }))
        return { status: 'ready', parts: all }
      } catch (error) {
        return readFailure(report, 'combo-parts-failed', error)
      }
    },
    /** A combo's primary product, with its sku if the server gives one. Never rejects. */
    async comboPrimary(skuId: number): Promise<PrimaryOutcome> {
      try {
        const { prod_id, sku_id } = await api.call(getComboPrimaryProduct, { params: { skuId } })
        return { status: 'ready', productId: String(prod_id), skuId: sku_id ?? null }
      } catch (error) {
        return readFailure(report, 'combo-primary-failed', error)
      }
    },
    /** The product of a sku from a link or a code. Never rejects. */
    async productOfSku(skuId: number): Promise<ProductOutcome> {
      try {
        const { prod_id } = await api.call(getProductId, { params: { skuId } })
        return { status: 'ready', productId: String(prod_id) }
      } catch (error) {
        return readFailure(report, 'product-of-sku-failed', error)
      }
    },
    /** An item's price when it is not bought as an add-on, in US cents. Never rejects. */
    async nonAddOnPrice(itemId: number): Promise<PriceOutcome> {
      try {
        const { price } = await api.call(getNonAddOnPrice, { params: { id: itemId } })
        return { status: 'ready', cents: price == null ? null : cents(price) }
      } catch (error) {
        return readFailure(report, 'non-add-on-price-failed', error)
      }
    },
  }
}

/** A part of a combo. */
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
