import { postKnownEmail, postRegister, postSignIn } from '../../api/account/access'
import { isApiError } from '../../api/client/errors'
import { postAutoDeliveryLogin } from '../../api/customer'
import type { AnswerOf } from '../../api/row'
import type { StoreContext } from '../core/context'
import { type Outcome, readFailure } from '../core/outcome'
import { accountActions } from './account'
import { accountApi } from './accountApi'
import { lockedFor } from './lockedFor'
import { valueIn } from './valueIn'

/** The sign-in form; with both names, it registers a new account. */
export interface SignInFields {
  email: string
  password: string
  fname?: string | null
  lname?: string | null
  /** The page's form token, if it has one. */
  token?: string | null
  /** Whether a new customer wants offers by email. */
  wants_offers?: boolean | null
  /** Whether this is for Auto-Delivery, which has its own endpoint in the specification. */
  isForAutoDelivery?: boolean
}

/**
 * Outcome of signing in: `sent` if the account must be confirmed by the link sent to `email`, `refused` if the
 * server rejected it, `failed` if it did not answer. `kind` explains a refusal: `locked` for `minutes` after
 * too many tries, or `expired` if the form's token was too old; `token` is then the new one.
 */
export interface SignInOutcome extends Outcome<'signed-in' | 'sent' | 'refused' | 'failed'> {
  readonly email?: string
  readonly kind?: 'locked' | 'expired'
  readonly minutes?: number
  readonly token?: string
}

/** Signing in and registering. */
export function signInVerbs(context: StoreContext) {
  const { report } = context
  const api = accountApi(context)

  function send(
    fields: SignInFields,
  ): Promise<AnswerOf<typeof postRegister> | AnswerOf<typeof postAutoDeliveryLogin>> {
    const { token, email, password, fname, lname, wants_offers, isForAutoDelivery } = fields
    const body = { token, email, password }
    if (isForAutoDelivery)
      return api.call(postAutoDeliveryLogin, { body: { ...body, fname, lname } })
    if (fname && lname)
      return api.call(postRegister, { body: { ...body, fname, lname, wants_offers } })
    return api.call(postSignIn, { body })
  }

  return {
    /**
     * Signs a shopper in, or registers them if names are given. Then rereads the cart, which now belongs to the
     * customer. Never rejects. Source: specification §7.
     */
    async signIn(fields: SignInFields): Promise<SignInOutcome> {
      try {
        const answer = await send(fields)
        const email = answer && 'pending_email' in answer && answer.pending_email
        if (email) return { status: 'sent', email }
        context.use(accountActions).haveSignedIn(answer?.customer ?? null)
        return { status: 'signed-in' }
      } catch (error) {
        const failure = readFailure(report, 'sign-in-failed', error)
        const minutes = isApiError(error) ? lockedFor(error) : null
        if (minutes !== null) return { ...failure, status: 'refused', kind: 'locked', minutes }
        if (failure.reason !== 'refused') return failure
        return { ...failure, status: 'refused', ...expiredBy(error) }
      }
    },
    /** Whether an email has an account, as far as the server reveals. Never rejects. */
    async isKnownEmail(email: string): Promise<boolean> {
      try {
        return (await api.call(postKnownEmail, { body: { email } })).is_known
      } catch {
        // This only enables an offer; nothing is lost without it.
        return false
      }
    },
  }
}

function expiredBy(error: unknown) {
  if (!isApiError(error) || error.code !== 'token_expired') return {}
  const token = valueIn(error, 'token')
  return { kind: 'expired', ...(typeof token === 'string' && { token }) } as const
}
