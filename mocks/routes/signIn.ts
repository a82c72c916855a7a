import { isMyself, sendTo } from '../cart/shipments'
import type { AddressRecord, CustomerRecord, SessionRecord } from '../db'
import { hashOfPassword } from '../passwords'
import { Answer, type Call, ownerOf, Refusal } from './call'
import { cartOf, keep, myselfAddress } from './cartOf'
import { claimsOf } from './ownClaims'
import { minutesToWait, oneMore } from './sessionTries'

/** A customer as answered. */
export const shown = ({ cust_id, fname, lname, email, phone }: CustomerRecord) => ({
  cust_id,
  fname,
  lname,
  email,
  phone,
})

/** The answer to signing in, in either way, and to registering. */
export const answerOf = (customer: CustomerRecord) => ({
  customer: shown(customer),
  token: `token-${customer.cust_id}`,
})

/** The key that finds an account by email. */
export const accountKey = (email: string): string => email.trim().toLowerCase()

/** The session's customer; refuses a guest. */
export async function customerOf({ tx, session }: Call): Promise<CustomerRecord> {
  const customer = session.cust_id === null ? null : await tx.read('customers', session.cust_id)
  if (!customer) throw new Refusal(403, 'not_signed_in')
  return customer
}

/** The account with an email; null if there is none. */
export async function accountOf({ tx }: Call, email: string): Promise<CustomerRecord | null> {
  const [known] = await tx.owned('customers', accountKey(email))
  return known ?? null
}

/** Refuses a form with the wrong token, and returns a valid one. */
export function checkToken({ rules: { formToken } }: Call, token?: string | null): void {
  if (formToken && token !== formToken)
    throw new Refusal(422, 'token_expired', { token: formToken })
}

/** Stores a customer by number, findable by email. */
export const keepCustomer = ({ tx }: Call, customer: CustomerRecord): Promise<void> =>
  tx.write('customers', customer.cust_id, customer, accountKey(customer.email ?? ''))

interface Registration {
  email: string
  password: string
  fname?: string | null
  lname?: string | null
  wants_offers?: boolean | null
}

/** The hash of a new password. Refused if it is too short, which the client checks too. */
export function hashOfNew(password: string): Promise<string> {
  if (password.length < LEAST_PASSWORD) throw new Refusal(422, 'password_too_short')
  return hashOfPassword(password)
}
const LEAST_PASSWORD = 8

/** How often per hour a session learns that an email already has an account. */
const MOST_KNOWN = 5
const KNOWN_MS = 60 * 60_000

/**
 * Creates an account. Refused if a name is missing or the password is too short. A taken email
 * is refused as slowly as an account is created, by an `Answer`, so that the count of attempts is kept.
 */
export async function registered(
  call: Call,
  given: Registration,
): Promise<CustomerRecord | Answer> {
  const { tx, session, now } = call
  const { fname, lname } = given
  const email = accountKey(given.email)
  if (!fname?.trim() || !lname?.trim()) throw new Refusal(422, 'name_required')
  const password = await hashOfNew(given.password)
  const minutes = minutesToWait(session.known_emails, MOST_KNOWN, now)
  if (minutes > 0) throw new Refusal(429, 'account_locked', { minutes })
  if (await accountOf(call, email)) {
    session.known_emails = oneMore(session.known_emails, KNOWN_MS, now)
    return new Answer(409, { error: 'account_exists' })
  }
  const cust_id = await tx.nextId()
  const emails = { offers: given.wants_offers === true }
  const customer = { cust_id, fname, lname, email, password, emails }
  await keepCustomer(call, customer)
  return customer
}

/** Ends a session's access to its customer, their cart and their last order. */
export function signOut(session: SessionRecord): void {
  const nobody = { cust_id: null, cart_id: null, last_order_id: null, billing: null }
  Object.assign(session, { ...nobody, recently_viewed: [] })
}

/**
 * Signs a session in, after another customer is signed out. The addresses that its cart uses become the
 * customer's; a new customer keeps all addresses and earlier orders.
 */
export async function signIn(
  call: Call,
  customer: CustomerRecord,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<void> {
  const { cust_id: other } = call.session
  if (other !== null && other !== customer.cust_id) signOut(call.session)
  const cart = await cartOf(call)
  const before = await call.tx.owned('addresses', ownerOf(call.session))
  const claims = await claimsOf(call)
  const orders = isNew ? await call.tx.owned('orders', ownerOf(call.session)) : []
  call.session.cust_id = customer.cust_id
  const book = await call.tx.owned('addresses', ownerOf(call.session))
  const own = await myselfAddress(call)
  /** Ids of the customer's addresses that replace the cart's. */
  const replaced = new Map<number | null, number>()
  const goesTo = (address: AddressRecord) =>
    cart?.recipients.filter(({ addr_id }) => addr_id === address.addr_id) ?? []
  for (const address of before) {
    const shipments = goesTo(address)
    if (!isNew && shipments.length === 0) continue
    if (!isMyself(address)) {
      const known = book.find((saved) => !isMyself(saved) && isSamePlace(saved, address))
      for (const shipment of shipments) shipment.addr_id = (known ?? address).addr_id
      if (known) replaced.set(address.addr_id, known.addr_id)
      else await call.tx.write('addresses', address.addr_id, address, ownerOf(call.session))
    } else if (own.address_1 || !address.address_1) {
      for (const shipment of shipments) sendTo(shipment, own)
    } else {
      const completed = { ...address, addr_id: own.addr_id, address_guid: own.address_guid }
      await call.tx.write('addresses', own.addr_id, completed, ownerOf(call.session))
      for (const shipment of shipments) sendTo(shipment, completed)
    }
  }
  const { cust_id } = customer
  for (const claim of claims) {
    // A link of the cart stays with its gift; an order's gifts keep their addresses.
    const inBook = claim.order_id === undefined ? replaced.get(claim.addr_id) : undefined
    const theirs = { ...claim, cust_id, addr_id: inBook ?? claim.addr_id }
    await call.tx.write('claims', claim.token, theirs, ownerOf(call.session))
  }
  for (const order of orders)
    await call.tx.write('orders', order.order_id, order, ownerOf(call.session))
  if (cart?.recipients.length) await keep(call, cart)
  else await takeUpCart(call)
}

/** A customer who signs in with an empty cart gets their earlier one back, if it has items. */
async function takeUpCart({ tx, session }: Call): Promise<void> {
  const carts = await tx.owned('carts', ownerOf(session))
  const left = carts.findLast(({ recipients }) => recipients.length > 0)
  if (left) session.cart_id = left.cart_id
}

const PLACE = ['fname', 'lname', 'address_1', 'address_2', 'city', 'state', 'postal_code'] as const

/** Whether two addresses are the same, ignoring case and spaces. */
const isSamePlace = (one: AddressRecord, other: AddressRecord): boolean =>
  PLACE.every((field) => {
    const [a = '', b = ''] = [one, other].map((each) => each[field]?.trim().toLowerCase())
    return a === b
  })
