import type { ShopData } from './data'

/** The data of the demo store and `giftwell/testing`, so that they can be checked without a data file. */
export const demoShop = {
  item: { item_id: 1001, sku_id: 10011, other_sku_id: 10012 },
  cheap: { item_id: 1102, sku_id: 11021 },
  addOn: { item_id: 2001, sku_id: 20011 },
  nonPerishable: { item_id: 1601, sku_id: 16011 },
  autoDelivery: { item_id: 1602, sku_id: 16021 },
  subscription: { item_id: 2201, sku_id: 22011 },
  club: { item_id: 1801, sku_id: 18011 },
  combo: { item_id: 1901, sku_id: 19011 },
  codes: { active: ['STEAK10', 'SHIPFREE'], expired: 'SUMMER25', refused: 'BROKEN' },
  giftCard: 'GIFT-0025',
} satisfies ShopData
