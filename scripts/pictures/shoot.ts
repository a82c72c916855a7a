import type { Page } from 'playwright'

/** The time of all pictures: that of scenarios without their own. */
const NOW = new Date('2026-12-01T16:00:00.000Z')

/** The maximum height of a picture, in pixels. */
const TALLEST = 2400

/** The maximum number of pictures to take until two in a row are equal and the page counts as settled. */
const MOST_TRIES = 5

/** The part of Storybook's preview API that is used here. */
interface Preview {
  ready(): Promise<void>
  extract(): Promise<Record<string, { id: string; parameters: { state?: unknown } }>>
  channel: {
    emit(event: string, ...args: unknown[]): void
    once(event: string, listener: () => void): void
    off(event: string, listener: () => void): void
  }
}

/** Opens the page that renders stories, at a width and in a theme, with a stopped clock. */
export async function openPreview(page: Page, origin: string, theme: string): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await page.goto(`${origin}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  await page.evaluate(async (theme) => {
    const preview: Preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
    await preview.ready()
    // Accessibility has its own tests.
    preview.channel.emit('updateGlobals', { globals: { theme, a11y: { manual: true } } })
  }, theme)
}

/** The ids of all stories that show a state. */
export const storiesOfStates = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const preview: Preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
    const stories = Object.values(await preview.extract())
    return stories.flatMap(({ id, parameters }) => (parameters.state ? [id] : []))
  })

/** A picture of a story when nothing on it moves any more, and whether its play came to its end. */
export async function shoot(page: Page, id: string) {
  const isPlayed = await page.evaluate(show, id)
  await page.evaluate(settle)
  let picture = await take(page)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const again = await take(page)
    if (again.equals(picture)) break
    picture = again
  }
  return { picture, isPlayed }
}

async function take(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const { width = 0 } = page.viewportSize() ?? {}
  const clip = { x: 0, y: 0, width, height: Math.min(height, TALLEST) }
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', clip })
}

/** Renders and plays a story; false if its play function fails. */
function show(id: string): Promise<boolean> {
  const { channel }: Preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
  return new Promise((resolve) => {
    let isPlayed = true
    const failed = () => {
      isPlayed = false
    }
    channel.once('playFunctionThrewException', failed)
    channel.once('storyFinished', () => {
      channel.off('playFunctionThrewException', failed)
      resolve(isPlayed)
    })
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/** Waits for fonts and pictures, including those further down, and for the layout after them. */
async function settle(): Promise<void> {
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  // Repositions what was placed next to content that loaded later.
  dispatchEvent(new Event('resize'))
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}
