import type { CustomerRecord } from '../db'
import { isPassword } from '../passwords'
import { Answer, type Call } from './call'
import { accountKey, accountOf } from './signIn'

/** After this many wrong passwords in a row, an email is locked for a while. */
const MOST_TRIES = 5
const LOCKED_MS = 15 * 60_000

/**
 * The customer with this email and password. Otherwise the answer that explains the failure, by default 401: an
 * `Answer`, so that the count of tries is kept. An email without an account gets the same answers, and as slowly,
 * so that no one can find out which emails have one.
 */
export async function triedPassword(
  call: Call,
  email: string,
  password: string,
  wrongStatus: 401 | 422 = 401,
): Promise<CustomerRecord | Answer> {
  const { tx, now } = call
  const key = accountKey(email)
  const customer = await accountOf(call, email)
  const isRight = await isPassword(customer?.password ?? NOBODY, password)
  const tries = await tx.read('tries', key)
  const lockedMs = (tries?.locked_until ?? 0) - now
  if (lockedMs > 0) return locked(lockedMs)
  if (customer && isRight) {
    if (tries) await tx.remove('tries', key)
    return customer
  }
  const count = (tries?.count ?? 0) + 1
  const isLocked = count >= MOST_TRIES
  await tx.write(
    'tries',
    key,
    isLocked ? { count: 0, locked_until: now + LOCKED_MS } : { count, locked_until: null },
  )
  return isLocked ? locked(LOCKED_MS) : new Answer(wrongStatus, { error: 'wrong_password' })
}

const locked = (ms: number) =>
  new Answer(429, { error: 'account_locked', minutes: Math.ceil(ms / 60_000) })

/** A hash that no password can match. */
const NOBODY = `scrypt$${'00'.repeat(16)}$${'00'.repeat(32)}`
