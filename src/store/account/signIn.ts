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

/** Who signs in; with the two names, who registers. */
export interface SignInFields {
  email: string
  password: string
  fname?: string | null
  lname?: string | null
  /** The token of the page, where it has one. */
  token?: string | null
  /** Whether somebody new wants offers by email. */
  wants_offers?: boolean | null
  /** Whether Auto-Delivery asks for it, for which the specification has a call of its own. */
  isForAutoDelivery?: boolean
}

/**
 * Outcome of signing in: `sent` where an account waits for the link that was sent to `email`, `refused` where the
 * server knows better, `failed` where it did not answer. `kind` says
 * more of a refusal: `locked` for `minutes` after too many tries, or `expired`, a form whose token was too old;
 * `token` is then the new one.
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
     * Signs a shopper in, or registers them where names are given. The cart is read again afterwards, as it is
     * theirs then. Never rejects. Source: specification §7.
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
    /** Whether an email has an account, as far as the shop tells. Never rejects. */
    async isKnownEmail(email: string): Promise<boolean> {
      try {
        return (await api.call(postKnownEmail, { body: { email } })).is_known
      } catch {
        // It is an offer, and nothing is lost without it.
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
