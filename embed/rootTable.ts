import type { Bridge, MountApp, Mounted } from './bridge'
import { readEarly } from './earlyReads'
import { failurePanel } from './failurePanel'
import type { RootHandle } from './giftwell'
import { asText, asTexts, isFlagSet } from './readOption'
import { appOf } from './roots'
import { pageParsed } from './script'
import type { Table } from './table'

interface Root extends RootHandle {
  /** Whether it has left the page that it once was in. */
  hasLeft(): boolean
}

/** The roots of a page: each is mounted once, whatever finds it. */
export interface RootTable {
  adopt(element: Element, app?: string, props?: unknown): RootHandle
  unmount(element: Element): void
  /** Unmounts the roots that have left the page. */
  sweep(): void
  /** Resolves when each root so far is ready or has failed. */
  settled(): Promise<unknown>
}

export function createRootTable(apps: Table['apps'], bridge: Bridge): RootTable {
  const roots = new Map<Element, Root>()
  const names = Object.keys(apps)

  /** Asks the server what the app will ask first, unless the store is there to know better. */
  function readFor(app: string): void {
    const [, reads = [], customerReads = []] = apps[app] ?? []
    const isCustomer = isFlagSet(asText(bridge.option('loginFlag')) ?? 'isLoggedIn')
    for (const path of isCustomer ? [...reads, ...customerReads] : reads) {
      // The query of a row in the table is the one that it has on the billing page.
      const known = bridge.isBilling ? path : path.replace(/\?.*/, '')
      readEarly(bridge.reads, bridge.send, bridge.apiBase + known)
    }
  }

  async function mount(element: Element, app: string, props: () => unknown): Promise<Mounted> {
    if (!names.includes(app)) throw new Error(`Giftwell has no app "${app}", only ${names}.`)
    if (!bridge.page) readFor(app)
    const [chunk] = await Promise.all([bridge.load(apps[app]?.[0] ?? 0, true), pageParsed()])
    // The loader has seen that it is a function; what it does is fixed by the build.
    return (chunk.mount as MountApp)(element, app, bridge, props())
  }

  function adopt(element: Element, app = appOf(element, names), props?: unknown): RootHandle {
    const known = roots.get(element)
    if (known) {
      if (props !== undefined) known.update(props)
      return known
    }
    let mounted: Mounted | undefined
    let panel: Element | undefined
    let isOver = false
    let wasIn = false
    const mark = (state: string) => element.setAttribute('data-giftwell-state', state)

    async function begin(): Promise<void> {
      mark('loading')
      try {
        const fresh = await mount(element, app, () => props)
        // It may have gone while its chunk was on the way.
        if (isOver) return fresh.unmount()
        mounted = fresh
        await mounted.ready
        mark('ready')
      } catch (error) {
        if (isOver) return
        mark('failed')
        // Only errors are thrown here: by the loader, by the browser, by a chunk of ours.
        bridge.tell(error as Error)
        // A name that nobody knows is for the developer to read, not for the shopper to reload.
        if (names.includes(app)) {
          panel = failurePanel(asTexts(bridge.option('texts')))
          element.append(panel)
        }
        throw error
      }
    }

    const root: Root = {
      ready: begin(),
      update(fresh) {
        props = fresh
        mounted?.update(fresh)
      },
      unmount() {
        isOver = true
        mounted?.unmount()
        panel?.remove()
        element.removeAttribute('data-giftwell-state')
        roots.delete(element)
      },
      hasLeft() {
        wasIn ||= element.isConnected
        return wasIn && !element.isConnected
      },
    }
    // It was told; whoever waits for it hears it again.
    root.ready.catch(() => {})
    roots.set(element, root)
    return root
  }

  return {
    adopt,
    unmount: (element) => roots.get(element)?.unmount(),
    sweep() {
      for (const root of [...roots.values()]) if (root.hasLeft()) root.unmount()
    },
    settled: () => Promise.allSettled([...roots.values()].map(({ ready }) => ready)),
  }
}
