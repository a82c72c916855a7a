import { aCart, aLine, anAddress, aShipment } from '../../mocks/fixtures'
import type { Scenario } from '../../mocks/scenario'
import type { PageData } from '../../src/domain/pageData'
import { payloads } from './payloads'

/** A cart with a shipment for each payload, which stands in each of its texts, and in the cart's own. */
export function hostileCart(): Scenario {
  const [first = ''] = payloads
  const recipients = payloads.map((text, index) => {
    const address = anAddress({ addr_id: 700 + index, fname: text, lname: text })
    return aShipment({
      crec_id: 700 + index,
      recipient_guid: text,
      addr_id: address.addr_id,
      fname: text,
      lname: text,
      company: text,
      address_1: text,
      address_2: text,
      city: text,
      state: text,
      postal_code: text,
      phone: text,
      email: text,
      gift_message: text,
      announce_it_message: text,
      announce_it_email: text,
      announce_it_time: text,
      announce_it_send_flag: true,
      delivery_guarantee_data: { guaranteed_date: '2026-12-10', text },
      ship_calendar_group_data: { group_id: text, label: text },
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

/** What a page says of the products of that cart, of its links and its help, all hostile. */
export function hostilePage(): PageData {
  return {
    products: payloads.map((text, index) => ({
      item_id: 80_000 + index,
      name: text,
      image: text,
      image_alt: text,
      url: text,
      skus: [
        { sku_id: 800_000 + index, label: text },
        { sku_id: 900_000 + index, label: text },
      ],
    })),
    links: { shop: '/shop', cart: '/cart', checkout: '/checkout' },
    help: { phone: payloads[15] ?? '', hours: payloads[16] ?? '' },
  }
}
