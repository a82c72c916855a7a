import { normaliseCode, outcomeOfStatus } from '../../../domain/code/promo'
import { cents } from '../../../domain/money'
import { Blocked, type Check, rule } from '../check'
import { isDone } from '../outcome'
import type { Desk } from '../testContext'
import { UNKNOWN_CODE } from '../unknown'

const put = (desk: Desk, discount_code: string) =>
  desk.change('putDiscount', { body: { discount_code } })

/** Puts a code on the cart whose being there is what a check starts from. */
async function start(desk: Desk, code: string) {
  const cart = await put(desk, code)
  if (normaliseCode(cart.discount_code) === normaliseCode(code)) return cart
  throw new Blocked('promo.accepted', `"${code}" on the cart`)
}

/** Codes of the data file; the check is skipped where it names too few. */
function active(desk: Desk, count: 1 | 2): [string, string] {
  const [first, second] = desk.data.codes?.active ?? []
  if (first === undefined) return desk.skip('No active code is known; name some with --data.')
  if (count === 2 && second === undefined) {
    return desk.skip('One active code is known, and two are needed; name them with --data.')
  }
  return [first, second ?? first]
}

/** Asks for the state of a code; one that is not known may be refused as well. */
async function statusOf(desk: Desk, code: string): Promise<string> {
  const exchange = await desk.ask('getActiveCode', { params: { code } })
  if ([400, 404, 422].includes(exchange.status ?? 0)) return 'invalid'
  desk.must(isDone(exchange), 'an answer with "status", or a refusal with 400, 404 or 422')
  const { status } = (exchange.body ?? {}) as { status?: unknown }
  return outcomeOfStatus(typeof status === 'string' ? status : null)
}

export const promoChecks: readonly Check[] = [
  rule(
    'promo.accepted',
    '§4',
    'an active code is on the cart after it was put',
    'Answer PUT /checkout/discount/ only after the code is kept, and give it as "discount_code" of the cart.',
    async (desk) => {
      const [code] = active(desk, 1)
      await desk.place('item')
      const { discount_code } = await put(desk, code)
      desk.must(
        normaliseCode(discount_code) === normaliseCode(code),
        `"discount_code": "${code}" on the cart`,
      )
    },
  ),
  rule(
    'promo.replaced',
    '§4',
    'an accepted code replaces the older one, and its discount',
    'Keep one code per cart: drop the older one, and calculate the cart anew with the new one alone.',
    async (desk) => {
      const [first, second] = active(desk, 2)
      await desk.place('item')
      const alone = await start(desk, second)
      await desk.change('deleteDiscount', {})
      await start(desk, first)
      const after = await put(desk, second)
      desk.must(
        normaliseCode(after.discount_code) === normaliseCode(second),
        `"discount_code": "${second}" and nothing else, after "${first}" and then "${second}" were put`,
        `"discount_code": "${after.discount_code}"`,
      )
      const net = (cart: typeof after) => cents(cart.summary_section_totals?.cart_net_total)
      desk.must(
        net(alone) === net(after),
        `the same total as with "${second}" alone, ${net(alone)} cents`,
        `a total of ${net(after)} cents, so "${first}" still counts`,
      )
    },
  ),
  rule(
    'promo.removed',
    '§7',
    'a code that is taken off is gone',
    'Let DELETE /checkout/discount clear "discount_code" and its discount.',
    async (desk) => {
      const [code] = active(desk, 1)
      await desk.place('item')
      await start(desk, code)
      const { discount_code } = await desk.change('deleteDiscount', {})
      desk.must(!discount_code, 'no "discount_code" on the cart', `"${discount_code}"`)
    },
  ),
  rule(
    'promo.active',
    '§4',
    'a code that may be applied has the status "active"',
    'Answer "status": "active" for a code that may be applied today.',
    async (desk) => {
      const [code] = active(desk, 1)
      desk.must((await statusOf(desk, code)) === 'active', '"status": "active"')
    },
    { basis: 'assumption', writes: false },
  ),
  rule(
    'promo.invalid',
    '§8',
    'an unknown code is told as such, so that promo-code-invalid is raised',
    'Answer a status other than "active" and "expired", or 404.',
    async (desk) => {
      const status = await statusOf(desk, UNKNOWN_CODE)
      desk.must(status === 'invalid', 'a status other than "active" and "expired", or 404')
    },
    { writes: false },
  ),
  rule(
    'promo.expired',
    '§8',
    'a code that is over is told as such, so that promo-code-expired is raised',
    'Answer "status": "expired" for a code whose last day is over.',
    async (desk) => {
      const code =
        desk.data.codes?.expired ?? desk.skip('No expired code is known; name one with --data.')
      desk.must((await statusOf(desk, code)) === 'expired', '"status": "expired"')
    },
    { writes: false },
  ),
  ...refusals(),
]

/** Codes that may not end up on a cart, however they are put there. */
function refusals(): Check[] {
  const refused = (id: string, what: string, codeOf: (desk: Desk) => string) =>
    rule(
      id,
      '§8',
      `${what} is not put on the cart, and the older code stays`,
      'Refuse it with 422, and leave the cart as it is; the client raises promo-code-apply-error.',
      async (desk) => {
        const code = codeOf(desk)
        await desk.place('item')
        const [older] = desk.data.codes?.active ?? []
        if (older) await start(desk, older)
        const { status } = await desk.ask('putDiscount', { body: { discount_code: code } })
        const { discount_code } = await desk.cart()
        desk.must(
          normaliseCode(discount_code) === normaliseCode(older),
          older ? `"${older}" still on the cart` : 'no code on the cart',
          `PUT of "${code}" was answered with ${status}, and the cart has "${discount_code ?? ''}"`,
        )
      },
    )
  return [
    refused('promo.unknown-refused', 'an unknown code', () => UNKNOWN_CODE),
    refused(
      'promo.expired-refused',
      'a code that is over',
      (desk) =>
        desk.data.codes?.expired ?? desk.skip('No expired code is known; name one with --data.'),
    ),
    refused(
      'promo.apply-error',
      'a code that does not apply to this cart',
      (desk) =>
        desk.data.codes?.refused ??
        desk.skip('No code is known that is "refused"; name one with --data.'),
    ),
  ]
}
