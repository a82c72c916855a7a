import { bent, bentCart, eachLine, instead, type Planted } from './violation'

/** Answers of the wrong shape, and paths that are not served as they are written. */
export const answerViolations: readonly Planted[] = [
  {
    name: 'a cart without recipients',
    found: ['row.getCart'],
    plant: bentCart((cart) => {
      delete cart.recipients
    }),
  },
  {
    name: 'ids as texts',
    found: ['row.getCart'],
    plant: bentCart((cart) =>
      eachLine(cart, (line) => {
        line.clin_id = String(line.clin_id)
      }),
    ),
  },
  {
    name: 'a field that the client would have to take as absent',
    found: ['row.getCart'],
    plant: bentCart((cart) => {
      for (const shipment of cart.recipients) shipment.announce_it_send_flag = 'never'
    }),
  },
  {
    name: 'a change that answers a cart that is none',
    found: ['row.putSku'],
    plant: bent('putSku', () => ({ cart: { id: 1 } })),
  },
  {
    name: 'a page of markup with status 200',
    found: ['row.getQuickCartCheck'],
    plant: instead('getQuickCartCheck', () => new Response('<!doctype html><p>Hello')),
  },
  {
    name: 'a path whose trailing slash is not served',
    found: ['row.putDiscount'],
    plant: instead('putDiscount', () => new Response('Not found', { status: 404 })),
  },
  {
    name: 'a path that redirects to itself without the slash',
    found: ['row.getMiniCart'],
    plant: instead(
      'getMiniCart',
      (_body, { request }) =>
        new Response(null, { status: 301, headers: { location: request.url.replace(/\/$/, '') } }),
    ),
  },
  {
    name: 'a removal that answers a text',
    found: ['row.deleteLineItem'],
    plant:
      () =>
      async ({ request, next }) => {
        const response = await next()
        const isRemoval = request.method === 'DELETE' && request.url.includes('/line-item/')
        return isRemoval ? new Response('OK') : response
      },
  },
  {
    name: 'a quantity that answers nothing',
    found: ['row.putQuantity'],
    plant: bent('putQuantity', () => []),
  },
]
