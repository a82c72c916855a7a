import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { atWidth } from '../../../.storybook/viewports'
import { ask } from '../../../mocks/ask'
import {
  htmlAnswer,
  longestText,
  noAnswer,
  oneShipment,
  twoShipments,
  wrongAnswer,
} from '../../../mocks/scenarios'
import AccountCart from '../../../src/widgets/account-cart'
import CheckoutCart from '../../../src/widgets/checkout-cart'
import {
  Breaking,
  type Canvas,
  inForce,
  listen,
  noSidewaysScroll,
  readPageData,
  rowOf,
  type SceneOptions,
  scene as sceneOf,
  stageOf,
  Unloaded,
  whileOffline,
} from '../../support'

const scene = (world: Parameters<typeof sceneOf>[0], options: SceneOptions = {}) =>
  sceneOf(world, { app: 'account-cart', frame: 'header', ...options })

const meta = preview.meta({
  title: 'Widgets/account-cart/Situations',
  component: AccountCart,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

interface Shopper {
  canvas: Canvas
  userEvent: { click(element: Element): Promise<void> }
}

/** Opens the small cart once its button has this name. */
async function open({ canvas, userEvent }: Shopper, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }))
  const panel = await canvas.findByRole('dialog', { name: 'Your cart' })
  await Promise.all(panel.getAnimations().map((one: Animation) => one.finished))
  return panel
}

/** Nobody signed in, three items. */
export const GuestWithThree = meta.story({
  ...scene(twoShipments, { state: 'guest, 3 items' }),
  tags: ['wide'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Cart, 3 items' })
    await expect(within(button).getByText('3')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible()
  },
})

/** After eight seconds there is a word, and a way to try again, which brings the cart. */
export const Slow = meta.story({
  ...scene(noAnswer, { state: 'slow' }),
  play: async (shopper) => {
    const panel = within(await open(shopper, 'Cart'))
    const word = 'This is taking longer than usual.'
    await expect(await panel.findByText(word, {}, { timeout: 9500 })).toBeVisible()
    stageOf(shopper.id).backend.setFault('*', null)
    await shopper.userEvent.click(panel.getByRole('button', { name: 'Try again' }))
    await expect(await panel.findByRole('heading', { name: 'Filet Mignon' })).toBeVisible()
    await expect(panel.queryByText(word)).toBeNull()
  },
})

/** What is in it is not known: the way into the cart is there, and why is reported. */
async function unreadable(shopper: Shopper & { id: string }, why: string) {
  const panel = within(await open(shopper, 'Cart'))
  const words = await panel.findByText('We couldn’t load your cart.', {}, { timeout: 8000 })
  await expect(words.closest('[role="alert"]')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'View cart' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(stageOf(shopper.id).reasons).toContain(`mini-cart-failed: ${why}`)
  await expect(stageOf(shopper.id).reasons).toContain(`cart-read-failed: ${why}`)
}

/** A page instead of an answer. */
export const HtmlInstead = meta.story({
  ...scene(htmlAnswer, { state: 'unexpected answer' }),
  play: (shopper) => unreadable(shopper, 'not-json'),
})

/** An answer with nothing in it. */
export const EmptyAnswer = meta.story({
  ...scene(() => ({ ...twoShipments(), faults: { '*': 'empty' } }), { state: 'unexpected answer' }),
  play: (shopper) => unreadable(shopper, 'wrong-shape'),
})

/** JSON of another shape. */
export const WrongShape = meta.story({
  ...scene(wrongAnswer, { state: 'unexpected answer' }),
  play: (shopper) => unreadable(shopper, 'wrong-shape'),
})

/** Another tab of the browser changed the cart: the count follows. */
export const ChangedInAnotherTab = meta.story({
  ...scene(oneShipment, { state: 'cart changed in another tab', isKept: true }),
  play: async ({ canvas, id }) => {
    await canvas.findByRole('button', { name: 'Cart, 1 item' })
    await ask(stageOf(id).backend, 'putQuantity', { body: { clin_id: 101, qty: 5 } })
    const other = new BroadcastChannel('giftwell:tabs')
    other.postMessage({ tab: 'another', revision: Date.now() })
    other.close()
    await expect(await canvas.findByRole('button', { name: 'Cart, 5 items' })).toBeVisible()
  },
})

/** Without a connection the panel says so, once; what it holds stays readable, and is not changed. */
export const OfflineWithACart = meta.story({
  ...scene(oneShipment, { state: 'offline' }),
  play: async (shopper) => {
    const { canvas, canvasElement, userEvent, id } = shopper
    const words = 'You’re offline. Changes will not be saved.'
    const said = listen(canvasElement)
    await open(shopper, 'Cart, 1 item')
    const row = await rowOf(canvas, 'Filet Mignon')
    const more = row.getByRole('button', { name: /^Increase/ })
    await whileOffline(async () => {
      await expect(await canvas.findByText(words, { selector: '.gw-offline *' })).toBeVisible()
      await said.until(words)
      for (const off of [more, row.getByRole('button', { name: /^Remove/ })]) {
        await expect(off).toHaveAttribute('aria-disabled', 'true')
        await expect(off).toHaveAccessibleDescription(words)
        await userEvent.click(off)
      }
      await expect(row.getByText('$109.95')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'View cart' })).toBeVisible()
    })
    await said.until('You’re connected again. Changes are saved.')
    await waitFor(() => expect(more).not.toHaveAttribute('aria-disabled'))
    await expect(stageOf(id).backend.count('putQuantity')).toBe(0)
    await expect(said.heard.filter((one) => one === words)).toHaveLength(1)
    said.stop()
    await userEvent.click(more)
    await canvas.findByRole('button', { name: 'Cart, 2 items' })
  },
})

/** The file of another app could not be loaded: its root says so, and the cart opens as ever. */
export const ChunkFailed = meta.story({
  ...scene(oneShipment, { state: 'chunk failed' }),
  render: () => (
    <>
      <Unloaded />
      <AccountCart />
    </>
  ),
  play: async (shopper) => {
    await expect(await shopper.canvas.findByText('This part could not be loaded.')).toBeVisible()
    const panel = await open(shopper, 'Cart, 1 item')
    await waitFor(() => expect(panel).toHaveTextContent('Subtotal $109.95'))
  },
})

/** The longest names, at 320 px: nothing is wider than the page, and the prices are whole. */
export const Narrowest = meta.story({
  ...scene(longestText, { state: 'narrow' }),
  globals: atWidth('narrow'),
  play: async (shopper) => {
    const panel = await open(shopper, 'Cart, 99+ items')
    const inside = within(panel)
    const name = 'To Maximilianaaaaa Featherstonehau'
    await expect(await inside.findByRole('heading', { name })).toBeVisible()
    await expect(inside.getAllByText(/99,999\.95/).length).toBeGreaterThan(0)
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
    await noSidewaysScroll()
  },
})

/** A page enlarged to 400 per cent: all of it is reached by scrolling down, and by nothing else. */
export const Zoomed = meta.story({
  ...scene(twoShipments, { state: 'narrow' }),
  globals: atWidth('zoomed'),
  play: async (shopper) => {
    const panel = await open(shopper, 'Cart, 3 items')
    await shopper.canvas.findByRole('heading', { name: 'Filet Mignon' })
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
    await expect(Math.round(panel.getBoundingClientRect().bottom)).toBeLessThanOrEqual(innerHeight)
    for (const name of ['View cart', 'Check out']) {
      const link = shopper.canvas.getByRole('link', { name })
      link.scrollIntoView({ block: 'nearest' })
      const { top, bottom } = link.getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(0)
      await expect(Math.floor(bottom)).toBeLessThanOrEqual(innerHeight)
    }
  },
})

/** Where the device forces its colours the count has a border; with less motion nothing moves. */
export const ForcedColours = meta.story({
  ...scene(oneShipment, { state: 'forced colors' }),
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Cart, 1 item' })
    const badge = canvasElement.querySelector('.gw-header-badge')
    const end = inForce('forced-colors: active', 'prefers-reduced-motion: reduce')
    try {
      await expect(badge && getComputedStyle(badge).borderStyle).toBe('solid')
      for (const one of getComputedStyle(button).transitionDuration.split(', '))
        await expect(Number.parseFloat(one)).toBeLessThanOrEqual(0.001)
    } finally {
      end()
    }
  },
})

/** Page data that are odd: what is right of them counts, the rest is as if absent, reported once. */
export const PageDataMalformed = meta.story({
  ...scene(oneShipment, {
    state: 'page data missing',
    page: {},
    before: (stage) => readPageData(stage, { links: { cart: '/my-cart', checkout: 7 }, help: [] }),
  }),
  play: async (shopper) => {
    const panel = within(await open(shopper, 'Cart, 1 item'))
    await expect(await panel.findByRole('link', { name: 'View cart' })).toHaveAttribute(
      'href',
      '/my-cart',
    )
    await expect(panel.queryByRole('link', { name: 'Check out' })).toBeNull()
    await expect(shopper.canvas.queryByRole('link', { name: 'Sign in' })).toBeNull()
    await expect(stageOf(shopper.id).reported).toEqual(['page-data-invalid'])
  },
})

/** It breaks: its place says so, the cart page goes on, and trying again brings it back. */
export const RenderCrash = meta.story({
  ...scene(oneShipment, { state: 'render crash' }),
  render: () => (
    <>
      <Breaking>
        <AccountCart />
      </Breaking>
      <CheckoutCart />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Cart, 1 item' })
    await userEvent.click(canvas.getByRole('button', { name: 'Break it' }))
    await expect(await canvas.findByText('Something went wrong here.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Cart/ })).toBeNull()
    const row = await rowOf(canvas, 'Filet Mignon')
    await userEvent.click(row.getByRole('button', { name: /^Increase/ }))
    await expect(await row.findByText('$219.90')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  },
})
