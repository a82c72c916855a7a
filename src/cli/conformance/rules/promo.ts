import { isSameCode, outcomeOfStatus } from '../../../domain/code/promo'
import { cents } from '../../../domain/money'
import { type Check, choice, rule } from '../check'
import { Blocked } from '../checkErrors'
import { isDone } from '../outcome'
import type { TestContext } from '../testContext'
import { UNKNOWN_CODE } from '../unknown'

const put = (context: TestContext, discount_code: string) =>
  context.change('putDiscount', { body: { discount_code } })

/** Applies a code that the check requires on the cart. */
async function start(context: TestContext, code: string) {
  const cart = await put(context, code)
  if (isSameCode(cart.discount_code, code)) return cart
  throw new Blocked('promo.accepted', `"${code}" on the cart`)
}

/** Applies a code before another one is tried; null if the server does not accept it. */
async function olderCode(context: TestContext): Promise<string | null> {
  const [code] = context.data.codes?.active ?? []
  if (!code) return null
  await context.ask('putDiscount', { body: { discount_code: code } })
  return isSameCode((await context.cart()).discount_code, code) ? code : null
}

/** Active codes from the data file; skips the check if it names too few. */
function active(context: TestContext, count: 1 | 2): [string, string] {
  const [given, second] = context.data.codes?.active ?? []
  const first = context.known(given, 'active code')
  return [first, count === 2 ? context.known(second, 'second active code') : first]
}

const expired = (context: TestContext) => context.known(context.data.codes?.expired, 'expired code')

/** Requests the status of a code; an unknown code can also be refused. */
async function statusOf(context: TestContext, code: string): Promise<string> {
  const exchange = await context.ask('getActiveCode', { params: { code } })
  if ([400, 404, 422].includes(exchange.status ?? 0)) return 'invalid'
  context.must(isDone(exchange), 'an answer with "status", or a refusal with 400, 404, or 422')
  const { status } = (exchange.body ?? {}) as { status?: unknown }
  return outcomeOfStatus(typeof status === 'string' ? status : null)
}

export const promoChecks: readonly Check[] = [
  rule('promo.accepted', '§4', {
    proves: 'an active code is on the cart once applied',
    remedy:
      'Respond to PUT /checkout/discount/ only once the code is saved, and return it as "discount_code" of the cart.',
    async run(context) {
      const [code] = active(context, 1)
      await context.filledCart()
      const { discount_code } = await put(context, code)
      const isOn = isSameCode(discount_code, code)
      context.must(isOn, `"discount_code": "${code}" on the cart`)
    },
  }),
  rule('promo.replaced', '§4', {
    proves: 'an accepted code replaces the older one and its discount',
    remedy:
      'Keep one code per cart: drop the older one, and recalculate the cart with only the new one.',
    async run(context) {
      const [first, second] = active(context, 2)
      await context.filledCart()
      const alone = await start(context, second)
      await context.change('deleteDiscount', {})
      await start(context, first)
      const after = await put(context, second)
      context.must(
        isSameCode(after.discount_code, second),
        `only "discount_code": "${second}", after applying "${first}" and then "${second}"`,
        `"discount_code": "${after.discount_code}"`,
      )
      const net = (cart: typeof after) => cents(cart.summary_section_totals?.cart_net_total)
      context.must(
        net(alone) === net(after),
        `the same total as with "${second}" alone, ${net(alone)} cents`,
        `a total of ${net(after)} cents, so "${first}" still counts`,
      )
    },
  }),
  rule('promo.removed', '§7', {
    proves: 'a removed code is gone',
    remedy: 'Make DELETE /checkout/discount clear "discount_code" and its discount.',
    async run(context) {
      const [code] = active(context, 1)
      await context.filledCart()
      await start(context, code)
      const { discount_code } = await context.change('deleteDiscount', {})
      context.must(!discount_code, 'no "discount_code" on the cart', `"${discount_code}"`)
    },
  }),
  choice('promo.active', '§4', {
    proves: 'a code that can be applied has the status "active"',
    remedy: 'Return "status": "active" for a code that can be applied today.',
    writes: false,
    async run(context) {
      const [code] = active(context, 1)
      context.must((await statusOf(context, code)) === 'active', '"status": "active"')
    },
  }),
  choice('promo.invalid', '§8', {
    proves: 'an unknown code is reported as unknown, so that promo-code-invalid is raised',
    remedy: 'Return a status other than "active" or "expired", or 404.',
    writes: false,
    async run(context) {
      const status = await statusOf(context, UNKNOWN_CODE)
      context.must(status === 'invalid', 'a status other than "active" or "expired", or 404')
    },
  }),
  choice('promo.expired', '§8', {
    proves: 'an expired code is reported as expired, so that promo-code-expired is raised',
    remedy: 'Return "status": "expired" for a code whose last day has passed.',
    writes: false,
    async run(context) {
      const code = expired(context)
      context.must((await statusOf(context, code)) === 'expired', '"status": "expired"')
    },
  }),
  ...refusals(),
]

/** Checks of codes that must never end up on a cart. */
function refusals(): Check[] {
  const refused = (id: string, what: string, codeOf: (context: TestContext) => string) =>
    rule(id, '§8', {
      proves: `${what} is not applied to the cart, and the older code stays`,
      remedy:
        'Refuse it with 422, and leave the cart unchanged; the client then raises promo-code-apply-error.',
      async run(context) {
        const code = codeOf(context)
        await context.filledCart()
        const older = await olderCode(context)
        const { status } = await context.ask('putDiscount', { body: { discount_code: code } })
        const { discount_code } = await context.cart()
        context.must(
          isSameCode(discount_code, older),
          older ? `"${older}" still on the cart` : 'no code on the cart',
          `PUT of "${code}" returned ${status}, and the cart has "${discount_code ?? ''}"`,
        )
      },
    })
  return [
    refused('promo.unknown-refused', 'an unknown code', () => UNKNOWN_CODE),
    refused('promo.expired-refused', 'an expired code', expired),
    refused('promo.apply-error', 'a code that does not apply to this cart', (context) =>
      context.known(context.data.codes?.refused, '"refused" code'),
    ),
  ]
}
