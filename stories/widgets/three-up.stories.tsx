import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { atWidth } from '../../.storybook/viewports'
import { fiveRecipients, saleDaysLeft } from '../../mocks/scenarios'
import { callsOf, listen, noSidewaysScroll, noWorld, press, shipmentOf, stageOf } from '../support'
import { LONG_NAME, NO_PICTURE, productOf } from '../support/products'
import { cardOf, FAVORITES, Page, row, STORY, scene } from './three-up/page'

const meta = preview.meta({ title: 'Widgets/three-up', component: Page, args: FAVORITES })

/** Name, price, badge and button; the name is the only link. */
export const ThreeProducts = meta.story({
  tags: ['wide'],
  ...scene(fiveRecipients, 'three products', async ({ canvas }) => {
    const { element, getByRole, getAllByRole } = await row(canvas)
    await expect(getByRole('heading', { level: 2, name: 'Favorite gifts' })).toBeVisible()
    await expect(getAllByRole('heading', { level: 3 })).toHaveLength(3)
    const filet = cardOf(element, 'Filet Mignon')
    await expect(filet.getAllByRole('link')).toHaveLength(1)
    await expect(filet.getByRole('link')).toHaveAttribute('href', '/product/filet-mignon')
    await expect(filet.getByText('From $109.95')).toBeVisible()
    const add = filet.getByRole('button', { name: 'Add Filet Mignon, Four 6 oz steaks' })
    await expect(add.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(cardOf(element, 'The Grand Gathering').getByText('Save $52.85')).toBeVisible()
    await expect(getByRole('link', { name: 'All gifts' })).toHaveAttribute(
      'href',
      '/category/steaks',
    )
  }),
})

/** Editorial cards: a picture, text and one link each. */
export const ThreeContentCards = meta.story({
  args: {
    cards: [
      STORY,
      { ...STORY, title: 'Our farms' },
      { ...STORY, title: 'Gifts for clients', image: null },
    ],
  },
  ...scene(noWorld, 'three content cards', async ({ canvas }) => {
    const { element, getAllByRole, queryByRole } = await row(canvas)
    await expect(getAllByRole('link', { name: 'Read the story' })).toHaveLength(3)
    await expect(element.querySelectorAll('img')).toHaveLength(2)
    await expect(queryByRole('button')).toBeNull()
  }),
})

export const Mixed = meta.story({
  args: { cards: [{ product: productOf(1001) }, STORY, { product: productOf(1201) }] },
  tags: ['wide'],
  ...scene(fiveRecipients, 'mixed', async ({ canvas }) => {
    const { getAllByRole, getByRole } = await row(canvas)
    await expect(getAllByRole('listitem')).toHaveLength(3)
    await expect(getByRole('heading', { name: STORY.title })).toBeVisible()
    await expect(getAllByRole('button', { name: /^Add / })).toHaveLength(2)
  }),
})

const ofSome = (state: string, count: number) => ({
  args: { cards: FAVORITES.cards.slice(0, count) },
  ...scene(fiveRecipients, state, async ({ canvas }) => {
    const { getAllByRole } = await row(canvas)
    await expect(getAllByRole('listitem')).toHaveLength(count)
    await noSidewaysScroll()
  }),
})
export const TwoItems = meta.story({ ...ofSome('two items', 2), tags: ['wide'] })
export const OneItem = meta.story({ ...ofSome('one item', 1), tags: ['wide'] })

/** Without cards, it takes no space. */
export const NoCards = meta.story({
  args: { cards: [] },
  ...scene(noWorld, 'none (renders nothing)', async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'All gifts' })).toBeVisible()
    await expect(canvas.queryByRole('region')).toBeNull()
    const root = canvasElement.querySelector('[data-giftwell-app]')
    const below = canvasElement.querySelector('[data-below]')
    await expect(below?.getBoundingClientRect().top).toBe(root?.getBoundingClientRect().top)
  }),
})

/** The first three are shown; extra cards are reported once. */
export const FourCards = meta.story({
  args: { cards: [...FAVORITES.cards, { product: productOf(1003) }] },
  ...scene(
    fiveRecipients,
    'more than three (first three, rest ignored, reported)',
    async ({ canvas, id }) => {
      const { getAllByRole, queryByText } = await row(canvas)
      await expect(getAllByRole('listitem')).toHaveLength(3)
      await expect(queryByText('New York Strip')).toBeNull()
      await expect(stageOf(id).reported).toEqual(['too-many-cards'])
    },
  ),
})

/** One request loads stock for all cards; a sold-out card keeps its link. */
export const SoldOutCard = meta.story({
  args: {
    cards: [
      { product: productOf(1001) },
      { product: productOf(1006) },
      { product: productOf(1004) },
    ],
  },
  ...scene(fiveRecipients, 'sold-out card', async ({ canvas, id }) => {
    const { element } = await row(canvas)
    const gone = cardOf(element, 'Bone-In Tomahawk Ribeye')
    await expect(await gone.findByText('Sold out')).toBeVisible()
    await expect(gone.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
    await expect(gone.getByRole('link')).toHaveAttribute('href', '/product/bone-in-tomahawk-ribeye')
    await expect(cardOf(element, 'Porterhouse').getByText('Only 6 left')).toBeVisible()
    await expect(stageOf(id).backend.count('postCheckStock')).toBe(1)
  }),
})

export const OnSale = meta.story(
  scene(saleDaysLeft, 'sale card with countdown', async ({ canvas }) => {
    const { element } = await row(canvas)
    const gathering = cardOf(element, 'The Grand Gathering')
    await expect(gathering.getByText('$232.80')).toBeVisible()
    const timer = await gathering.findByRole('timer', { name: /^Ends .* Central$/ })
    await expect(timer).toHaveTextContent('11h left')
    await expect(timer.closest('[aria-live]')).toBeNull()
  }),
)

/** The background stays, with the picture's alt text. */
export const ImageMissing = meta.story({
  args: {
    cards: [
      { product: productOf(1001, { image: NO_PICTURE, image_alt: 'Filets on a board' }) },
      { product: productOf(1002, { image: null }) },
    ],
  },
  ...scene(fiveRecipients, 'image missing', async ({ canvas }) => {
    const { element, findByText } = await row(canvas)
    await expect(await findByText('Filets on a board')).toBeVisible()
    await expect(cardOf(element, 'Filet Mignon').queryByRole('img')).toBeNull()
  }),
})

/** Buttons are aligned, however long the names. */
export const LongNames = meta.story({
  globals: atWidth('desktop'),
  args: {
    cards: [{ product: productOf(1901, { name: LONG_NAME }) }, { product: productOf(1001) }, STORY],
  },
  ...scene(fiveRecipients, 'long names uneven heights', async ({ canvas }) => {
    const { getAllByRole } = await row(canvas)
    const bottoms = getAllByRole('button').map((one) =>
      Math.round(one.getBoundingClientRect().bottom),
    )
    await expect(bottoms).toHaveLength(2)
    await expect(new Set(bottoms).size).toBe(1)
    await noSidewaysScroll()
  }),
})

/** The quick view asks for recipients and shows the outcome; a failure keeps the selection. */
export const QuickAdd = meta.story({
  tags: ['proves-announced'],
  args: { location: 'home', csplId: 7 },
  ...scene(fiveRecipients, 'quick add success / failure', async ({ canvas, canvasElement, id }) => {
    const { backend } = stageOf(id)
    const { findByRole } = await row(canvas)
    const body = within(canvasElement.ownerDocument.body)
    const add = await findByRole('button', { name: 'Add The Grand Gathering, Serves six' })
    await userEvent.click(add)
    const dialog = within(await body.findByRole('dialog', { name: 'The Grand Gathering' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Harold/ }))
    backend.setFault('putLineItems', { kind: 'server-error', times: 1 })
    await press(dialog, 'Add for Harold')
    await expect(
      await dialog.findByText('We couldn’t add this. Your cart hasn’t changed.'),
    ).toBeVisible()
    const said = listen(canvasElement.ownerDocument.body)
    await press(dialog, 'Add for Harold')
    const words = 'The Grand Gathering added for Harold.'
    await said.until(words)
    await said.once(words)
    await expect(await body.findByText(words, { ignore: '[aria-live]' })).toBeVisible()
    const lines = (await shipmentOf(id))?.items.map(({ item_id }) => item_id)
    await expect(lines).toContain(1901)
    // The request includes location and campaign.
    await expect(callsOf(id, 'putLineItems').at(-1)?.body).toMatchObject({
      lineitems: [{ location: 'home', cspl_id: 7 }],
    })
    await waitFor(() => expect(add).toHaveFocus())
  }),
})

/** Stacked rows: picture first, button last. */
export const Stacked = meta.story({
  globals: atWidth('phone'),
  ...scene(fiveRecipients, 'stacked on narrow container', async ({ canvas }) => {
    const { element, getAllByRole } = await row(canvas)
    const tops = getAllByRole('listitem').map((one) => one.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(3)
    const picture = element.querySelector('img')
    const [button] = getAllByRole('button')
    await expect(button?.getBoundingClientRect().left).toBeGreaterThan(
      picture?.getBoundingClientRect().right ?? 0,
    )
    await noSidewaysScroll()
  }),
})

/** Recently viewed items that the page knows. */
export const RecentlyViewed = meta.story({
  args: { heading: null, cards: null, recentlyViewed: true },
  ...scene(
    () => ({ ...fiveRecipients(), recentlyViewed: [1004, 1201, 999, 1003] }),
    'recommended from recently viewed',
    async ({ canvas }) => {
      const { findAllByRole } = await row(canvas, 'Recently viewed')
      await waitFor(async () => expect(await findAllByRole('listitem')).toHaveLength(3))
      const names = (await findAllByRole('heading', { level: 3 })).map((one) => one.textContent)
      await expect(names).toEqual(['Porterhouse', 'Cold-Water Lobster Tails', 'New York Strip'])
    },
  ),
})
