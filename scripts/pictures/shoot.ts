import type { Page } from 'playwright'

/** The instant of all pictures: that of the scenarios, where these say none. */
const NOW = new Date('2026-12-01T16:00:00.000Z')

/** A longer page is cut there, in pixels. */
const TALLEST = 2400

/** What of Storybook's preview is used here. */
interface Preview {
  ready(): Promise<void>
  extract(): Promise<Record<string, { id: string; parameters: { state?: unknown } }>>
  channel: {
    emit(event: string, ...args: unknown[]): void
    on(event: string, listener: (told: { storyId: string }) => void): void
  }
}

/** Opens the page in which stories are drawn, at a width and in a theme, with its clock stopped. */
export async function openPreview(page: Page, origin: string, theme: string): Promise<void> {
  await page.clock.setFixedTime(NOW)
  await page.goto(`${origin}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  await page.evaluate(async (theme) => {
    const preview: Preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
    await preview.ready()
    // Accessibility is checked elsewhere.
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

/** A picture of a story in its state, when nothing on it moves any more. */
export async function shoot(page: Page, id: string): Promise<Uint8Array> {
  await page.evaluate(show, id)
  await page.evaluate(settle)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const { width = 0 } = page.viewportSize() ?? {}
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) },
  })
}

/** Draws and plays a story, to its end. */
function show(id: string): Promise<void> {
  const { channel }: Preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
  return new Promise((resolve) => {
    channel.on('storyFinished', ({ storyId }) => storyId === id && resolve())
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/** Waits for fonts and pictures, also those further down. */
async function settle(): Promise<void> {
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}
