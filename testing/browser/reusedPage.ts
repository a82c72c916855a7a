import type { Page } from 'playwright'
import { sharedBrowser } from './browser'

/**
 * Pages that earlier tests of this worker have left clean: opening a new one takes longer than most loads.
 */
const clean: Page[] = []

/** An empty page without anything from an earlier test, and a function to return it. */
export async function reusedPage(): Promise<{ page: Page; leave(): Promise<void> }> {
  const page = clean.pop() ?? (await (await (await sharedBrowser()).newContext()).newPage())
  const context = page.context()
  const use = watchUse(page)
  return {
    page,
    async leave() {
      const isClean = !use.isLasting() && context.pages().length === 1 && (await cleaned(page))
      await use.end()
      if (isClean) clean.push(page)
      else await context.close()
    },
  }
}

/** Records what a test leaves in its page or profile across loads; scripts are removed at the end. */
function watchUse(page: Page) {
  const ends: (() => unknown)[] = []
  let isLasting = false
  function watch<T extends object>(target: T, ...names: (keyof T)[]) {
    for (const name of names) {
      const real = target[name] as (...args: unknown[]) => unknown
      const noted = (...args: unknown[]) => {
        isLasting = true
        return real.apply(target, args)
      }
      Object.assign(target, { [name]: noted })
      ends.push(() => Reflect.deleteProperty(target, name))
    }
  }
  watch(page, 'exposeFunction', 'exposeBinding', 'emulateMedia', 'setViewportSize')
  watch(page.context(), 'newCDPSession', 'addInitScript', 'exposeFunction', 'grantPermissions')
  watch(page.clock, 'install', 'setFixedTime')

  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = async (...script: Parameters<typeof addInitScript>) => {
    const added = await addInitScript(...script)
    ends.push(() => added.dispose())
    return added
  }
  ends.push(() => Reflect.deleteProperty(page, 'addInitScript'))
  return { isLasting: () => isLasting, end: () => Promise.all(ends.map((end) => end())) }
}

/** Cleans up after a test; false if that fails. Each test's storage is under its own origin. */
async function cleaned(page: Page): Promise<boolean> {
  try {
    for (const name of ['console', 'pageerror', 'domcontentloaded']) page.removeAllListeners(name)
    page.setDefaultTimeout(30_000)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.mouse.move(-1, -1)
    await page.goto('about:blank')
    await page.context().setOffline(false)
    await page.context().clearCookies()
    return true
  } catch {
    return false
  }
}
