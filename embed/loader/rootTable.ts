import type { Bridge, MountApp, Mounted } from '../page/bridge'
import type { RootHandle } from '../page/giftwell'
import type { ChunkLoadError } from './chunkLoadError'
import type { Apps } from './decodeManifest'
import { failurePanel } from './failurePanel'
import { pageParsed } from './pageParsed'
import { readEarly } from './readEarly'
import { appOf } from './roots'

/** A page's roots by element. */
export type Roots = Map<Element, RootHandle>

/** Mounts an app into an element; an element that already has one keeps it. */
export type MountRoots = (element: HTMLElement, app?: string, props?: unknown) => RootHandle

/** Creates the only function that adds to the table of roots, however a root was found. */
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
          // An existing store knows better what to request.
          if (!bridge.page) readEarly(reads, bridge.options, bridge.reads)
          const { mount } = await bridge.load(number, true)
          await pageParsed
          // The root may have been removed while its chunk was loading.
          if (isOver) return
          // The loader has checked that it exists; the build determines its type.
          const given = props
          const shown = (mount as MountApp)(element, app, bridge, given)
          // Not awaited if it is already there, so that unmounting in the meantime finds it.
          mounted = 'then' in shown ? await shown : shown
          if (isOver) return mounted.unmount?.()
          // Updated before it was there.
          if (props !== given) mounted.update?.(props)
          await mounted.ready
          mark('ready')
        } catch (error) {
          // Chunk failures were already reported.
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
    // Already reported; callers that wait for it still get the rejection.
    root.ready.catch(() => {})
    roots.set(element, root)
    return root
  }
}
