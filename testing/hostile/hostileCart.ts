import { aCart, aLine, aShipment } from '../../mocks/fixtures'
import { anAddress } from '../../mocks/people'
import { promos } from '../../mocks/promos'
import type { Scenario } from '../../mocks/scenario'
import { myselfOnly } from '../../mocks/scenarios'
import type { PageData } from '../../src/domain/page/pageData'
import { payloads } from './payloads'

/**
 * A payload as the text of one field: followed by the field's name and the payload's number, so that each can
 * be identified. They are in a comment, so the payload would still run.
 */
export const hostile = (text: string, field: string, index: number): string =>
  `${text} //${field}${index};`

/** A cart with a shipment for each payload, in each of its texts and in those of the cart. */
export function hostileCart(): Scenario {
  const [first = ''] = payloads
  const recipients = payloads.map((text, index) => {
    const of = (field: string) => hostile(text, field, index)
    const address = anAddress({ addr_id: 700 + index, fname: of('fname'), lname: of('lname') })
    return aShipment({
      crec_id: 700 + index,
      recipient_guid: text,
      addr_id: address.addr_id,
      fname: of('fname'),
      lname: of('lname'),
      company: of('company'),
      address_1: of('address_1'),
      address_2: of('address_2'),
      city: of('city'),
      state: of('state'),
      postal_code: of('postal_code'),
      phone: of('phone'),
      email: of('email'),
      gift_message: of('gift_message'),
      announce_it_message: of('announce_it_message'),
      announce_it_email: of('announce_it_email'),
      announce_it_time: '2026-12-09T15:00:00.000Z',
      announce_it_send_flag: true,
      delivery_guarantee_data: { guaranteed_date: '2026-12-10', text: of('guarantee') },
      ship_calendar_group_data: { group_id: text, label: of('group') },
      items: [
        aLine({
          clin_id: 7000 + index,
          sku_id: 800_000 + index,
          item_id: 80_000 + index,
          is_club: index % 2 === 0,
          detail: { club_orders: 6, club_order_start_month: text },
        }),
      ],
    })
  })
  return { now: '2026-12-01T16:00:00.000Z', cart: aCart({ recipients, discount_code: first }) }
}

/** Hostile page data for that cart: products, links and help. */
export function hostilePage(): PageData {
  return {
    products: payloads.map((text, index) => ({
      item_id: 80_000 + index,
      name: hostile(text, 'name', index),
      image: text,
      image_alt: hostile(text, 'image_alt', index),
      url: text,
      skus: [
        { sku_id: 800_000 + index, label: hostile(text, 'size', index) },
        { sku_id: 900_000 + index, label: hostile(text, 'other_size', index) },
      ],
    })),
    links: { shop: '/shop', cart: '/cart', checkout: '/checkout' },
    help: { phone: payloads[15] ?? '', hours: payloads[16] ?? '' },
  }
}

/** The payloads as codes. */
export const hostileCodes: readonly string[] = payloads.map((text, index) =>
  hostile(text, 'code', index),
)

/** A small cart; each of those codes is a promo code and a gift card of one dollar. */
export const hostileCards = (): Scenario => ({
  ...myselfOnly(),
  promos: hostileCodes.flatMap((code) => promos.slice(0, 1).map((promo) => ({ ...promo, code }))),
  giftCards: hostileCodes.map((certificate) => ({
    certificate,
    balance_cents: 100,
    sticks: false,
  })),
})
