import { expect, waitFor, within } from 'storybook/test'
import { useAccountRoute } from '../../../src/hooks'
import { OrderHistory } from '../../../src/widgets/myaccount/order-history'
import { type Canvas, type SceneOptions, sceneIn, scrollOut } from '../../support'

/** The screen below its heading, at the account area's maximum width. */
const Page = () => (
  <main style={{ padding: '1rem', maxInlineSize: '57rem', marginInline: 'auto' }}>
    <h1 style={{ marginBlockEnd: '1.5rem' }}>Order History</h1>
    <OrderHistory route={useAccountRoute().route} />
  </main>
)

/** Shared by all of its stories. */
export const orderPage = { component: Page, afterEach: scrollOut }

/** A page opened with a query after its route. */
export const opened = (state: string | readonly string[], query = ''): SceneOptions => ({
  app: 'myaccount',
  state,
  before: () => history.replaceState(null, '', `#/order-history${query && `?${query}`}`),
})

export const scene = sceneIn({ app: 'myaccount' })

/** The card of an order, by what its heading begins with. */
export async function orderOf(canvas: Canvas, begins: string) {
  const element: HTMLElement = await canvas.findByRole('article', {
    name: new RegExp(`^${begins}`),
  })
  return { element, ...within(element) }
}

/** The headings of the orders that are shown. */
export const titlesOf = (canvas: Canvas) =>
  canvas.queryAllByRole('heading', { level: 2 }).map(({ textContent }: HTMLElement) => textContent)

/** Waits until a number of orders are shown. */
export const expectOrders = (canvas: Canvas, count: number) =>
  waitFor(() => expect(titlesOf(canvas)).toHaveLength(count))

/** The people of an order that are shown, in their order. */
export const peopleOf = (order: HTMLElement) =>
  [...order.querySelectorAll('[data-gw-person]')].map(({ textContent }) => textContent)

/** All text about one person's gift. */
export function giftOf(order: HTMLElement, person: string) {
  const cell = [...order.querySelectorAll<HTMLElement>('[data-gw-person]')].find(
    ({ textContent }) => textContent === person,
  )
  const row = cell?.closest<HTMLElement>('tr, li')
  if (!row) throw new Error(`The order has no gift for ${person}.`)
  return { row, ...within(row) }
}
