import { bent, bentCart, eachLine, instead, refusal, type Violations } from './violation'

/** Answers of the wrong shape, and paths that are not served exactly. */
export const answerViolations: Violations = {
  'row.getCart': {
    'a cart without recipients': bentCart((cart) => {
      delete cart.recipients
    }),
    'ids as texts': bentCart((cart) =>
      eachLine(cart, (line) => {
        line.clin_id = String(line.clin_id)
      }),
    ),
  },
  'row.getCart*': {
    'a field that the client would have to take as absent': bentCart((cart) => {
      for (const shipment of cart.recipients) shipment.announce_it_send_flag = 'never'
    }),
  },
  'row.putSku*': {
    'a change that answers a cart that is none': bent('putSku', () => ({ cart: { id: 1 } })),
  },
  'row.getQuickCartCheck*': {
    'a page of markup with status 200': instead(
      'getQuickCartCheck',
      () => new Response('<!doctype html><p>Hello'),
    ),
  },
  'row.putDiscount': {
    'a path whose trailing slash is not served': instead(
      'putDiscount',
      () => new Response('Not found', { status: 404 }),
    ),
  },
  'row.getMiniCart': {
    'a path that redirects to itself without the slash': instead(
      'getMiniCart',
      (_body, { request }) =>
        new Response(null, { status: 301, headers: { location: request.url.replace(/\/$/, '') } }),
    ),
  },
  'row.getNonAddOnPrice': {
    'a path that is not served, though its answer is not shown': instead(
      'getNonAddOnPrice',
      () => new Response('Not found', { status: 404 }),
    ),
  },
  'row.putBillingAddress*': {
    'a payload of the contract that is refused': instead('putBillingAddress', () =>
      refusal(422, 'no_such_field'),
    ),
  },
  'row.deleteLineItem': {
    'a removal that answers a text':
      () =>
      async ({ request, next }) => {
        const response = await next()
        const isRemoval = request.method === 'DELETE' && request.url.includes('/line-item/')
        return isRemoval ? new Response('OK') : response
      },
  },
  'row.putQuantity': { 'a quantity that answers nothing': bent('putQuantity', () => []) },
}
