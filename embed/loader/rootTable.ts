import type { Bridge, MountApp, Mounted } from '../page/bridge'
import type { RootHandle } from '../page/giftwell'
import type { ChunkLoadError } from './chunkLoadError'
import type { Apps } from './decodeManifest'
import { failurePanel } from './failurePanel'
import { pageParsed } from './pageParsed'
import { readEarly } from './readEarly'
import { appOf } from './roots'

/** The roots of a page by their elements. */
export type Roots = Map<Element, RootHandle>

/** Mounts an app into an element; an element that has one keeps it. */
export type MountRoots = (element: HTMLElement, app?: string, props?: unknown) => RootHandle

/** Makes the one way into the table of roots, whoever finds a root. */
export function mountRoots(roots: Roots, apps: Apps, bridge: Bridge): MountRoots {
  return (element, app = appOf(element, apps) as string, props) => {
    const known = roots.get(element)
    if (known) return known
    let mounted: Partial<Mounted> | undefined
    let isOver = false
    const mark = (state: string) => {
      if (!isOver) element.dataset.giftwellState = state
    }

    const root: RootHandle = {
      ready: (async () => {
        mark('loading')
        try {
          const [number, ...reads] = apps[app] ?? []
          if (!number) throw Error(`Giftwell has no app "${app}"`)
          // A store knows better what is still to be asked.
          if (!bridge.page) readEarly(reads, bridge.options, bridge.reads)
          const { mount } = await bridge.load(number, true)
          await pageParsed
          // It may have gone while its chunk was on the way.
          if (isOver) return
          // The loader has seen that there is one; what it does is fixed by the build.
          const shown = (mount as MountApp)(element, app, bridge, props)
          // Not awaited where it is there already, or whoever takes it out meanwhile would find nothing to take.
          mounted = 'then' in shown ? await shown : shown
          if (isOver) return mounted.unmount?.()
          await mounted.ready
          mark('ready')
        } catch (error) {
          // Chunks were told when they failed.
          if (!(error as Partial<ChunkLoadError>).kind) bridge.tell(error)
          else if (!isOver) mounted = failurePanel(element, bridge.options)
          mark('failed')
          throw error
        }
      })(),
      update(fresh) {
        props = fresh
        mounted?.update?.(fresh)
      },
      unmount() {
        isOver = true
        mounted?.unmount?.()
        delete element.dataset.giftwellState
        roots.delete(element)
      },
    }
    // It was told; whoever waits for it hears it again.
    root.ready.catch(() => {})
    roots.set(element, root)
    return root
  }
}
