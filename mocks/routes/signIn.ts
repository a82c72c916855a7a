import { isMyself, sendTo } from '../cart/shipments'
import type { AddressRecord, CustomerRecord } from '../db'
import { hashOfPassword, isPassword } from '../passwords'
import { Answer, type Call, ownerOf, Refusal } from './call'
import { cartOf, keep, myselfAddress } from './cartOf'
import { claimsOf } from './ownClaims'

/** After this many wrong passwords in a row, the account is locked for a while. */
const MOST_TRIES = 5
const LOCKED_MS = 15 * 60_000

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

/**
 * The customer with this password, or the answer that explains the failure: an `Answer`, so that the count of
 * tries is kept.
 */
export async function authenticated(
  call: Call,
  email: string,
  password: string,
): Promise<CustomerRecord | Answer> {
  const customer = await accountOf(call, email)
  if (customer) return triedPassword(call, customer, password, 401)
  // Takes as long as a wrong password, so that timing does not reveal whether an account exists.
  await isPassword(NOBODY, password)
  return wrongPassword(401)
}

/** The customer if the password is theirs; otherwise the answer with this status, or the one for a locked account. */
export async function triedPassword(
  call: Call,
  customer: CustomerRecord,
  password: string,
  status: 401 | 422,
): Promise<CustomerRecord | Answer> {
  const isRight = await isPassword(customer.password, password)
  const lockedMs = (customer.locked_until ?? 0) - call.now
  if (lockedMs > 0) return locked(lockedMs)
  if (isRight) {
    if (customer.wrong_tries) await keepCustomer(call, { ...customer, wrong_tries: 0 })
    return customer
  }
  const wrong_tries = (customer.wrong_tries ?? 0) + 1
  const isLocked = wrong_tries >= MOST_TRIES
  await keepCustomer(call, {
    ...customer,
    wrong_tries: isLocked ? 0 : wrong_tries,
    locked_until: isLocked ? call.now + LOCKED_MS : null,
  })
  return isLocked ? locked(LOCKED_MS) : wrongPassword(status)
}

const wrongPassword = (status: 401 | 422) => new Answer(status, { error: 'wrong_password' })

const locked = (ms: number) =>
  new Answer(429, { error: 'account_locked', minutes: Math.ceil(ms / 60_000) })

/** A hash that no password can match. */
const NOBODY = `scrypt$${'00'.repeat(16)}$${'00'.repeat(32)}`

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

/** Creates an account. Refused if a name is missing, the password is too short, or the email is taken. */
export async function registered(call: Call, given: Registration): Promise<CustomerRecord> {
  const { fname, lname, password } = given
  const email = accountKey(given.email)
  if (!fname?.trim() || !lname?.trim()) throw new Refusal(422, 'name_required')
  if (await accountOf(call, email)) throw new Refusal(409, 'account_exists')
  const cust_id = await call.tx.nextId()
  const emails = { offers: given.wants_offers === true }
  const customer = { cust_id, fname, lname, email, password: await hashOfNew(password), emails }
  await keepCustomer(call, customer)
  return customer
}

/**
 * Signs a session in. The addresses that its cart uses become the customer's; a new customer keeps all
 * addresses and earlier orders.
 */
export async function signIn(
  call: Call,
  customer: CustomerRecord,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<void> {
  const cart = await cartOf(call)
  const before = await call.tx.owned('addresses', ownerOf(call.session))
  const claims = await claimsOf(call)
  const orders = isNew ? await call.tx.owned('orders', ownerOf(call.session)) : []
  call.session.cust_id = customer.cust_id
  const book = await call.tx.owned('addresses', ownerOf(call.session))
  const own = await myselfAddress(call)
  const goesTo = (address: AddressRecord) =>
    cart?.recipients.filter(({ addr_id }) => addr_id === address.addr_id) ?? []
  for (const address of before) {
    const shipments = goesTo(address)
    if (!isNew && shipments.length === 0) continue
    if (!isMyself(address)) {
      const known = book.find((saved) => !isMyself(saved) && isSamePlace(saved, address))
      for (const shipment of shipments) shipment.addr_id = (known ?? address).addr_id
      if (!known) await call.tx.write('addresses', address.addr_id, address, ownerOf(call.session))
    } else if (own.address_1 || !address.address_1) {
      for (const shipment of shipments) sendTo(shipment, own)
    } else {
      const completed = { ...address, addr_id: own.addr_id, address_guid: own.address_guid }
      await call.tx.write('addresses', own.addr_id, completed, ownerOf(call.session))
      for (const shipment of shipments) sendTo(shipment, completed)
    }
  }
  const { cust_id } = customer
  for (const claim of claims)
    await call.tx.write('claims', claim.token, { ...claim, cust_id }, ownerOf(call.session))
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
