import type { Browser } from 'playwright'
import { openBrowser } from '../../testing/browser/browser'
import type { Adapter } from '../adapters'
import { buildFloor } from '../build'
import { sitePages } from '../pages'
import { interleaved, type Series } from '../series'
import { openSite, type Pages, type ServeMore } from '../site'
import { type VisitOptions, visit } from '../visit'
import { cartStyles } from '../weights'

const FLOORS = ['react.tsx', 'careful.tsx', 'dom.ts']

/** A site with the pages of all contestants, and a browser to visit them with. */
export interface Bench {
  browser: Browser
  visitAll(adapters: readonly Adapter[], rounds: number, options: VisitOptions): Promise<Series>
}

/** What a run needs in addition to the pages of every run. */
interface More {
  pages?: Pages
  serve?: ServeMore
}

/** Builds the floors, opens the site and a browser, runs the task, and closes both. */
export async function withBench(
  { pages, serve }: More,
  work: (bench: Bench) => Promise<void>,
): Promise<void> {
  for (const floor of FLOORS) await buildFloor(floor, { isWritten: true })
  const site = await openSite({ ...sitePages(await cartStyles()), ...pages }, serve)
  const browser = await openBrowser()
  const known = new Set<string>()
  try {
    await work({
      browser,
      visitAll: async (adapters, rounds, options) => {
        // A first visit makes the server compress files, which is not measured.
        for (const adapter of adapters.filter(({ name }) => !known.has(name))) {
          const { lines, each } = options
          await visit(browser, site.origin, adapter, { lines, each, cpu: 1 })
          known.add(adapter.name)
        }
        return interleaved(browser, site.origin, adapters, rounds, options)
      },
    })
  } catch (error) {
    // Reported first, because a browser that hangs may not close either.
    console.error(error)
    process.exitCode = 1
  } finally {
    await browser.close()
    await site.close()
  }
}
