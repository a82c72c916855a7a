import { createBridge } from './createBridge'
import type { GiftwellGlobal } from './giftwell'
import { rootSelector, watchRoots } from './roots'
import { createRootTable } from './rootTable'
import { pageParsed } from './script'
import { table } from './table'
import { watchFields } from './unsavedInput'

/*
 * The script that a page includes: finds roots, sends the first reads, loads chunks. It knows
 * nothing of React, and is the only file that does something when it is loaded.
 */

const build = table()
const { version, apps } = build

// An element with that id is no property of the window's own.
if (Object.hasOwn(window, 'Giftwell')) {
  const first = window.Giftwell?.version
  if (first !== version) console.warn(`Giftwell ${version} steps back: ${first} was there first.`)
} else {
  Object.defineProperty(window, 'Giftwell', { value: Object.freeze(start()) })
}

function start(): GiftwellGlobal {
  const bridge = createBridge(build)
  const roots = createRootTable(apps, bridge)
  watchFields()
  watchRoots(rootSelector(Object.keys(apps)), (element) => roots.adopt(element), roots.sweep)

  return {
    version,
    mount: roots.adopt,
    unmount: roots.unmount,
    get store() {
      return bridge.page?.store ?? null
    },
    on(name, listener) {
      // The page mirrors each event of its store; the detail is the one of this name.
      const hear = (event: Event) => listener((event as CustomEvent).detail)
      addEventListener(`giftwell:${name}`, hear)
      return () => removeEventListener(`giftwell:${name}`, hear)
    },
    ready: pageParsed().then(roots.settled),
  }
}
