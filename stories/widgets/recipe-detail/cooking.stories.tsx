import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { atWidth } from '../../../.storybook/viewports'
import { focusOn, gone, listen, noSidewaysScroll, noWorld, press, stageOf } from '../../support'
import { FILET, LONG_TITLE, recipeOf } from '../../support/recipes'
import { DINNER, Page, scene, startCooking } from './page'

const meta = preview.meta({ title: 'Widgets/recipe-detail/Cooking', component: Page, args: DINNER })
const STATE = 'step focus/cook mode'

/** One step at a time, in large type, with its ingredients; reopens where it was closed. */
export const StepByStep = meta.story({
  tags: ['wide'],
  ...scene(noWorld, STATE, async (shopper) => {
    const first = await startCooking(shopper)
    await expect(first.getByRole('heading', { name: /^Step 1 of 5/ })).toHaveFocus()
    await expect(first.getByText('1½ tsp')).toBeVisible()
    const { width, height } = first.element.getBoundingClientRect()
    await expect([Math.round(width), Math.round(height)]).toEqual([innerWidth, innerHeight])
    const text = first.getByText(/^Pat the filets dry/)
    await expect(Number.parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(24)
    await expect(first.getByRole('button', { name: 'Previous step' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(first.getByRole('button', { name: 'Next step' }))
    await waitFor(async () => expect(await first.step(/^Step 2 of 5/)).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await gone(first.element)
    await waitFor(() => expect(first.opener).toHaveFocus())
    const again = await startCooking(shopper)
    await expect(again.getByRole('heading', { name: /^Step 2 of 5/ })).toHaveFocus()
  }),
})

/** After the last step it is done, and starts over the next time. */
export const ToTheEnd = meta.story(
  scene(noWorld, STATE, async (shopper) => {
    const dialog = await startCooking(shopper)
    for (const n of [2, 3, 4, 5]) {
      await userEvent.click(dialog.getByRole('button', { name: 'Next step' }))
      await dialog.step(new RegExp(`^Step ${n} of 5`))
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Finish' }))
    await waitFor(async () => expect(await dialog.step(/^Dinner is ready/)).toHaveFocus())
    const [exit] = dialog.getAllByRole('button', { name: 'Exit cook mode' })
    if (exit) await userEvent.click(exit)
    await gone(dialog.element)
    const again = await startCooking(shopper)
    await expect(again.getByRole('heading', { name: /^Step 1 of 5/ })).toBeVisible()
  }),
)

/** The first of two steps is left alone for two minutes. */
const SALTED = recipeOf(FILET, {
  steps: [
    { title: 'Season', text: 'Pat the filets dry, and salt them.', timer: 2 },
    { title: 'Sear', text: 'Heat the oil until it shimmers. Lay the filets in.' },
  ],
})

const STOP = 'Stop timer: Season'

/** A timer is silent until its end, keeps running on other steps, and is announced once. */
export const Timer = meta.story({
  args: SALTED,
  ...scene(noWorld, STATE, async (shopper) => {
    const { clock } = stageOf(shopper.id)
    const dialog = await startCooking(shopper)
    const said = listen(document.body)
    await userEvent.click(dialog.getByRole('button', { name: 'Start 2 min timer' }))
    await focusOn(dialog, 'button', 'Stop timer')
    await clock.advance(60_000)
    await waitFor(() => expect(dialog.getByRole('timer')).toHaveTextContent('Timer: 1:00 left'))
    await userEvent.click(dialog.getByRole('button', { name: 'Next step' }))
    await expect(await dialog.findByText('Season')).toBeVisible()
    await expect(said.heard).toEqual([])
    await clock.advance(60_000)
    await said.until('Time’s up: Season')
    await said.once('Time’s up: Season')
    await userEvent.click(dialog.getByRole('button', { name: STOP }))
    await waitFor(() => expect(dialog.queryByText('Season')).toBeNull())
    await expect(await dialog.step(/^Step 2 of 2/)).toHaveFocus()
  }),
})

/**
 * It keeps running when the dialog is closed, and is shown beside the main buttons, which get focus when it
 * disappears.
 */
export const TimerOutside = meta.story({
  tags: ['wide'],
  args: SALTED,
  ...scene(noWorld, STATE, async (shopper) => {
    const { canvas, id } = shopper
    const dialog = await startCooking(shopper)
    await userEvent.click(dialog.getByRole('button', { name: 'Start 2 min timer' }))
    await userEvent.keyboard('{Escape}')
    await gone(dialog.element)
    await expect(await canvas.findByRole('timer', { name: 'Season' })).toBeVisible()
    const said = listen(document.body)
    await stageOf(id).clock.advance(2 * 60_000)
    await said.until('Time’s up: Season')
    await press(canvas, STOP)
    await waitFor(() => expect(canvas.queryByRole('button', { name: STOP })).toBeNull())
    await expect(document.activeElement?.closest('.gw-recipe')).not.toBeNull()
  }),
})

export const LongStep = meta.story({
  globals: atWidth('narrow'),
  args: recipeOf(FILET, {
    title: LONG_TITLE,
    steps: [
      { title: LONG_TITLE, text: `${LONG_TITLE}. `.repeat(6), timer: 240, ingredients: [0, 1] },
    ],
  }),
  ...scene(noWorld, STATE, async (shopper) => {
    const dialog = await startCooking(shopper)
    await expect(dialog.element.scrollWidth).toBeLessThanOrEqual(dialog.element.clientWidth)
    await noSidewaysScroll()
  }),
})

const LOCK = 'wake-lock on/denied'

/** Installs a wake lock API; returns a function that restores the original. */
function withWakeLock(request: () => Promise<unknown>): () => void {
  const had = Object.getOwnPropertyDescriptor(navigator, 'wakeLock')
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  return () => {
    if (had) Object.defineProperty(navigator, 'wakeLock', had)
    else Reflect.deleteProperty(navigator, 'wakeLock')
  }
}

/** The screen stays on for as long as it is open. */
export const ScreenOn = meta.story(
  scene(noWorld, LOCK, async (shopper) => {
    let isReleased = false
    const release = async () => {
      isReleased = true
    }
    const end = withWakeLock(async () => ({ release }))
    const dialog = await startCooking(shopper)
    await expect(await dialog.findByText('Your screen stays on.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(isReleased).toBe(true))
    end()
  }),
)

export const ScreenDims = meta.story(
  scene(noWorld, LOCK, async (shopper) => {
    const end = withWakeLock(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    const dialog = await startCooking(shopper)
    await expect(await dialog.findByText('Your screen may dim. Tap it now and then.')).toBeVisible()
    end()
  }),
)
