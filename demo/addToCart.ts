import { findSku } from '../mocks/catalogue'
import type { Shop } from './shop'

/** The data of a product page's form. */
export interface AddForm {
  sku: string
  quantity: string
  /** `myself`, the `addr_id` of a known recipient, or `new`. */
  recipient: string
  fname: string
  lname: string
}

/** The errors of a form, by field; empty if it was accepted. */
export type FormProblems = Partial<Record<keyof AddForm, string>>

const REFUSALS: Record<string, FormProblems> = {
  'item-out-of-stock': { sku: 'This size is sold out. Please choose another one.' },
  'insufficient-stock': { quantity: 'We don’t have that many left. Please lower the quantity.' },
  too_long: { fname: 'Names can have up to 15 characters each.' },
  name_required: { fname: 'Enter a first and last name.' },
}

/** Adds a product to a session's cart, for the buyer, a known recipient or a new one. */
export async function addToCart(shop: Shop, form: AddForm): Promise<FormProblems> {
  const entry = findSku(Number(form.sku))
  if (!entry) return { sku: 'Choose a size.' }
  const qty = Number(form.quantity)
  if (!Number.isInteger(qty) || qty < 1 || qty > 99) {
    return { quantity: 'Choose a quantity from 1 to 99.' }
  }
  const addrId = await addressOf(shop, form)
  if (typeof addrId !== 'number') return addrId

  const { item, size } = entry
  const line = { item_id: item.item_id, sku_id: size.sku_id, qty, addr_id: addrId, location: 'pdp' }
  const answer = await shop.send('PUT', '/checkout/line-item', { lineitems: [line] })
  return answer.ok
    ? {}
    : (REFUSALS[answer.error] ?? { sku: 'We couldn’t add this right now. Please try again.' })
}

async function addressOf(shop: Shop, form: AddForm): Promise<number | FormProblems> {
  if (form.recipient === 'myself') {
    const own = (await shop.addresses()).find(({ is_myself }) => is_myself)
    return own?.addr_id ?? { recipient: 'Choose who it’s for.' }
  }
  if (!form.recipient) return { recipient: 'Choose who it’s for.' }
  if (form.recipient !== 'new') return Number(form.recipient)
  const fname = form.fname.trim()
  const lname = form.lname.trim()
  if (!fname) return { fname: 'Enter a first name.' }
  if (!lname) return { lname: 'Enter a last name.' }
  const answer = await shop.send('PUT', '/checkout/pdp-add-new-recipient', { fname, lname })
  if (!answer.ok)
    return (
      REFUSALS[answer.error] ?? {
        fname: 'We couldn’t add this person right now. Please try again.',
      }
    )
  return (answer.body.newAddress as { addr_id: number }).addr_id
}
