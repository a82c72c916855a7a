import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { atWidth } from '../../.storybook/viewports'
import { fiveRecipients } from '../../mocks/scenarios'
import { listen, noWorld } from '../support'
import { NO_PICTURE } from '../support/products'
import { FILET, HAM, HASH, LONG_TITLE, recipeOf } from '../support/recipes'
import { DINNER, Page, part, pressShown, scene } from './recipe-detail/page'

const meta = preview.meta({ title: 'Widgets/recipe-detail', component: Page, args: DINNER })

/** A recipe with all possible data. */
export const Full = meta.story({
  tags: ['wide'],
  args: { saveUrl: '/recipes/save' },
  ...scene(noWorld, 'full', async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByText('35 min · Serves 4 · 20 min active')).toBeVisible()
    const save = canvas.getByRole('button', { name: 'Save recipe' })
    await expect(save.closest('form')).toHaveAttribute('action', '/recipes/save')
    for (const name of ['Ingredients', 'Shop this recipe', 'Steps', 'How do you like it?'])
      await expect((await part(canvas, name)).element).toBeVisible()
    const { getAllByRole } = await part(canvas, 'You may also like')
    await expect(getAllByRole('listitem')).toHaveLength(4)
  }),
})

/** The title comes first; there is no placeholder for a picture. */
export const NoPhoto = meta.story({
  args: recipeOf(FILET, { image: null }),
  ...scene(noWorld, 'no photo', async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /^A seared filet/ })).toBeNull()
  }),
})

/** A picture that fails to load leaves no gap. */
export const PhotoFailed = meta.story({
  args: recipeOf(FILET, { image: NO_PICTURE }),
  ...scene(noWorld, 'no photo', async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img', { name: /^A seared filet/ })).toBeNull())
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  }),
})

export const NoTimes = meta.story({
  args: recipeOf(FILET, { minutes: null, activeMinutes: null }),
  ...scene(noWorld, 'no times', async ({ canvas }) => {
    await expect(await canvas.findByText('Serves 4')).toBeVisible()
    await expect(canvas.queryByText(/min/, { selector: '.gw-recipe-times' })).toBeNull()
  }),
})

/** Fewer and more servings: quarters, thirds and halves, whole eggs only, announced once. */
export const Servings = meta.story({
  tags: ['proves-announced'],
  args: recipeOf(HASH),
  ...scene(noWorld, 'servings 1/4/12 (fractions: ½, ¼, ⅓)', async ({ canvas, canvasElement }) => {
    const said = listen(canvasElement.ownerDocument.body)
    const { getByRole, queryByText } = await part(canvas, 'Ingredients')
    const has = (name: string) => expect(getByRole('checkbox', { name })).toBeVisible()
    await has('4 large eggs')
    const fewer = canvas.getByRole('button', { name: 'Fewer servings' })
    // Rapid presses announce only the result.
    for (let press = 0; press < 3; press += 1) await userEvent.click(fewer)
    await said.until('Now serves 1.')
    await expect(said.heard.filter((text) => text.startsWith('Now serves'))).toHaveLength(1)
    await has('1 large egg')
    await has('6 oz small potatoes, quartered')
    await has('¼ yellow onion, diced')
    await has('2¼ tsp canola oil')
    await expect(fewer).toHaveAttribute('aria-disabled', 'true')
    const { getByText } = await part(canvas, 'Steps')
    await expect(getByText(/^Cooking times stay about the same/)).toBeVisible()
    const field = canvas.getByRole('textbox', { name: 'Servings' })
    await userEvent.clear(field)
    await userEvent.type(field, '12{Enter}')
    await has('12 large eggs')
    await has('2¼ lb smoked brisket, cooked, cut in ½-inch pieces')
    await userEvent.clear(field)
    await userEvent.type(field, '5{Enter}')
    await has('5 large eggs')
    await has('15 oz smoked brisket, cooked, cut in ½-inch pieces')
    await expect(queryByText('about')).toBeNull()
    await said.until('Now serves 5.')
    await said.until('Now serves 5.')
    await said.once('Now serves 5.')
  }),
})

export const NotScalable = meta.story({
  args: recipeOf(HAM),
  ...scene(noWorld, 'servings not scalable', async ({ canvas }) => {
    await expect(await canvas.findByText('Best at 12 servings')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'More servings' })).toBeNull()
  }),
})

/** Checked ingredients stay checked when the servings change, and can be cleared together. */
export const Checked = meta.story(
  scene(noWorld, 'ingredients checked (remembered)', async ({ canvas }) => {
    const { getByRole, getAllByRole, heading } = await part(canvas, 'Ingredients')
    const butter = getByRole('checkbox', { name: '3 tbsp unsalted butter' })
    await userEvent.click(butter)
    getByRole('checkbox', { name: '1 tbsp canola oil' }).focus()
    await userEvent.keyboard(' ')
    await expect(getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'More servings' }))
    await expect(getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    await userEvent.click(getByRole('button', { name: 'Clear checks' }))
    await expect(butter).not.toBeChecked()
    await waitFor(() => expect(heading).toHaveFocus())
  }),
)

/** Prints ingredients and steps. */
export const Print = meta.story(
  scene(noWorld, 'print view', async ({ canvas, canvasElement }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {})
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }))
    await expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
    const end = printed()
    try {
      const { element } = await part(canvas, 'Steps')
      await expect(element).toBeVisible()
      await expect((await part(canvas, 'Ingredients')).element).toBeVisible()
      for (const gone of [
        '.gw-shop-card',
        '.gw-cook-bar',
        '.gw-recipe-head-row',
        '.gw-recipe-related',
      ])
        await expect(canvasElement.querySelector(gone)).not.toBeVisible()
    } finally {
      end()
    }
  }),
)

/** Applies the print styles; returns a function that reverts them. */
function printed(): () => void {
  const changed: MediaList[] = []
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.conditionText === 'print') {
        changed.push(rule.media)
        rule.media.mediaText = 'all'
      }
      if (rule instanceof CSSGroupingRule) walk(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) walk(sheet.cssRules)
  return () => {
    for (const media of changed) media.mediaText = 'print'
  }
}

const SHARE = 'share sheet / copy link copied / denied'

/** Installs or removes a share sheet; returns a function that restores the original. */
function withShare(share: ((data: ShareData) => Promise<void>) | undefined): () => void {
  const had = Object.getOwnPropertyDescriptor(navigator, 'share')
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  return () => {
    if (had) Object.defineProperty(navigator, 'share', had)
    else Reflect.deleteProperty(navigator, 'share')
  }
}

/** The device's share sheet: no further message, even if it is closed. */
export const Shared = meta.story(
  scene(noWorld, SHARE, async ({ canvas }) => {
    const shared: ShareData[] = []
    const end = withShare(async (data) => {
      shared.push(data)
      throw new DOMException('closed', 'AbortError')
    })
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }))
    await expect(shared[0]?.url).toMatch(/^http.*\/recipes\/pan-seared-filet-mignon/)
    await expect(canvas.queryByText('Link copied')).toBeNull()
    end()
  }),
)

export const LinkCopied = meta.story(
  scene(noWorld, SHARE, async ({ canvas, canvasElement }) => {
    const end = withShare(undefined)
    const said = listen(canvasElement.ownerDocument.body)
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }))
    await expect(await canvas.findByText('Link copied')).toBeVisible()
    await expect(copy).toHaveBeenCalledWith(expect.stringMatching(/\/recipes\/pan-seared/))
    await said.until('Link copied')
    copy.mockRestore()
    end()
  }),
)

/** If copying is not allowed either, the link can be pressed and held. */
export const HeldByHand = meta.story(
  scene(noWorld, SHARE, async ({ canvas }) => {
    const end = withShare(undefined)
    const copy = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }))
    await expect(await canvas.findByText(/Press and hold to copy it\./)).toBeVisible()
    const link = canvas.getByText(/\/recipes\/pan-seared/, { selector: 'code' })
    await expect(getComputedStyle(link).userSelect).toBe('all')
    copy.mockRestore()
    end()
  }),
)

/** A blocked video is left out; the steps suffice. */
export const VideoBlocked = meta.story({
  args: recipeOf(FILET, { video: { src: '/none-of-that-name.mp4' } }),
  ...scene(noWorld, 'video blocked', async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('video')?.dispatchEvent(new Event('error'))
    await expect(
      await canvas.findByText('The video didn’t load. The steps cover it all.'),
    ).toBeVisible()
    await expect(canvasElement.querySelector('video')).toBeNull()
  }),
})

const NUTRITION = 'nutrition present/absent'

export const Nutrition = meta.story(
  scene(noWorld, NUTRITION, async ({ canvas }) => {
    const { getByText } = await part(canvas, 'Nutrition per serving')
    await expect(getByText('Protein').nextElementSibling).toHaveTextContent('36 g')
  }),
)

export const NoNutrition = meta.story({
  args: recipeOf(FILET, { nutrition: null, doneness: null }),
  ...scene(noWorld, NUTRITION, async ({ canvas }) => {
    await part(canvas, 'Steps')
    await expect(canvas.queryByText('Nutrition per serving')).toBeNull()
    await expect(canvas.queryByText('How do you like it?')).toBeNull()
  }),
})

export const LongStep = meta.story({
  args: recipeOf(FILET, {
    steps: [{ title: LONG_TITLE, text: `${LONG_TITLE}. `.repeat(9).trim(), ingredients: [0] }],
  }),
  ...scene(noWorld, 'long step text', async ({ canvas }) => {
    const { element, getByRole } = await part(canvas, 'Steps')
    await expect(getByRole('heading', { level: 3, name: LONG_TITLE })).toBeVisible()
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  }),
})

export const Allergens = meta.story({
  args: recipeOf('gulf-shrimp-scampi'),
  ...scene(noWorld, 'allergens note', async ({ canvas }) => {
    const { getByText } = await part(canvas, 'Allergens')
    await expect(getByText('Contains Shellfish, Wheat, Milk.')).toBeVisible()
  }),
})

/** The shop button scrolls to the shop card and focuses it. */
export const ToTheShop = meta.story({
  tags: ['wide'],
  ...scene(fiveRecipients, 'product in stock', async ({ canvas }) => {
    await pressShown(canvas, 'Shop this recipe')
    const { heading, element } = await part(canvas, 'Shop this recipe')
    await waitFor(() => expect(heading).toHaveFocus())
    const { top, bottom } = heading.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
    await expect(within(element).getByText('Four 6 oz steaks serves 4')).toBeVisible()
  }),
})

/** A side column taller than the window: each control is visible when focused. */
export const TallSide = meta.story({
  globals: atWidth('desktop'),
  args: recipeOf(FILET, {
    ingredients: Array.from({ length: 9 }, () => ({ name: 'salt' })),
    steps: Array.from({ length: 12 }, () => ({ text: LONG_TITLE })),
  }),
  ...scene(noWorld, 'ingredients checked (remembered)', async ({ canvas }) => {
    const { element } = await part(canvas, 'Shop this recipe')
    const [first] = canvas.getAllByRole('checkbox')
    const last = [...element.querySelectorAll('button')].at(-1)
    first?.focus()
    while (document.activeElement !== last) {
      await userEvent.tab()
      const { top, bottom } = (document.activeElement as Element).getBoundingClientRect()
      await expect([top >= 0, bottom <= innerHeight]).toEqual([true, true])
    }
  }),
})
