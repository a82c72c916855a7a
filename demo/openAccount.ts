import type { Backend } from '../mocks/backend'
import { openShop } from './shop'

/** The message for each refusal. */
const PROBLEMS: Readonly<Record<string, string>> = {
  password_too_short: 'Use at least 8 characters.',
  account_exists: 'This email already has an account. Sign in with its password instead.',
  name_required: 'We don’t know your name yet. Call us, and we’ll set up your account.',
}

/**
 * Makes an account of the guest who has ordered in a session, and keeps their people in it. Resolves to the cookie
 * of their new session, or to what is in the way.
 */
export async function openAccount(
  backend: Backend,
  session: string,
  password: string,
): Promise<{ cookie: string | null; problem?: string }> {
  const { email, name } = await openShop(backend, session).visit()
  const response = await backend.fetch(
    'http://shop.test/api/customer/register',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: email ?? '',
        password,
        fname: name.fname ?? '',
        lname: name.lname ?? '',
      }),
    },
    // By its cookie, so that the session is renewed as for anybody who signs in.
    { cookies: { gw_session: session } },
  )
  const cookie = response.headers.get('set-cookie')
  if (response.ok) return { cookie }
  const { error } = (await response.json()) as { error: string }
  return { cookie: null, problem: PROBLEMS[error] ?? 'We couldn’t create your account. Try again.' }
}
