import * as v from 'valibot'
import { stockRecordSchema } from '../domain/schema/entities'
import type { Row } from './row'
import { count, id, label, money, read, text } from './shapes'

export const getSkuStock = {
  ...read,
  method: 'GET',
  path: '/checkout/check-sku-stock/{skuId}',
  summary: 'Returns the units on hand for one SKU.',
  // Assumption: the answer is one stock record.
  answer: stockRecordSchema,
} as const satisfies Row

export const getComboPrimaryProduct = {
  ...read,
  method: 'GET',
  path: '/checkout/getComboPrimaryProduct/{skuId}',
  summary: 'Returns the product that a combo is sold under.',
  // Assumption: the product is named by its id and its leading sku.
  answer: v.object({ prod_id: label, sku_id: v.nullish(id) }),
} as const satisfies Row

export const getComboPrimaryData = {
  ...read,
  method: 'GET',
  path: '/checkout/getComboPrimaryData/{skuId}',
  summary: 'Returns the items in a combo.',
  // Assumption: the parts are skus with their quantities.
  answer: v.object({
    item_id: id,
    sku_id: id,
    price: money,
    parts: v.array(v.object({ sku_id: id, qty: count })),
  }),
} as const satisfies Row

export const getNonAddOnPrice = {
  ...read,
  method: 'GET',
  path: '/checkout/get-non-addon-item-price/{id}',
  summary: 'Returns the price of an item when it is not bought as an add-on.',
  // Assumption: the price is in US dollars.
  answer: v.object({ item_id: v.nullish(id), price: money }),
} as const satisfies Row

export const getProductId = {
  ...read,
  method: 'GET',
  path: '/checkout/getProdIdFromSkuId/{skuId}',
  summary: 'Returns the product that a SKU belongs to.',
  answer: v.object({ prod_id: label }),
} as const satisfies Row

export const getRecentlyViewed = {
  ...read,
  method: 'GET',
  path: '/checkout/recently-viewed-items',
  summary: 'Returns the items the shopper viewed most recently.',
  // Assumption: items with their leading sku, newest first.
  answer: v.object({ items: v.array(v.object({ item_id: id, sku_id: v.nullish(id) })) }),
} as const satisfies Row

export const getCrossSell = {
  ...read,
  method: 'GET',
  path: '/impression/cross-sell',
  summary: 'Returns items that go with the given SKUs.',
  query: v.object({ sku_ids: v.string(), type: v.string() }),
  // Assumption: offers with the sku that each goes with.
  answer: v.object({
    items: v.array(
      v.object({
        item_id: id,
        sku_id: id,
        price: money,
        strike_price: money,
        goes_with: v.nullish(id),
        reason: text,
      }),
    ),
  }),
} as const satisfies Row
