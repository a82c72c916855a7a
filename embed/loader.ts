import { createBridge } from './createBridge'
import type { GiftwellGlobal } from './giftwell'
import { watchRoots } from './roots'
import { adopter, type Roots } from './rootTable'
import { pageParsed } from './script'
import { table } from './table'
import { watchFields } from './unsavedInput'

/*
 * The script that a page includes: finds roots, sends the first reads, loads chunks. It knows
 * nothing of React, and is the only file that does something when it is loaded.
 */

const { version, apps } = table

// An element with that id is no property of the window's own.
if (Object.hasOwn(window, 'Giftwell')) {
  // A page may hold two on purpose, while it moves from one version to the next.
  if (window.Giftwell?.version !== version) console.warn(`Giftwell ${version} came second`)
} else {
  window.Giftwell = start()
}

function start(): GiftwellGlobal {
  const bridge = createBridge(table)
  const roots: Roots = new Map()
  const mount = adopter(roots, apps, bridge)
  watchFields()
  watchRoots(apps, mount, () => {
    // A moved node was removed and added in one batch, and is in its place by now.
    for (const [element, { unmount }] of roots) if (!element.isConnected) unmount()
  })

  return {
    version,
    mount,
    unmount: (element) => roots.get(element)?.unmount(),
    store: null,
    on(name, listener) {
      // The page mirrors each event of its store; the detail is the one of this name.
      const hear = (event: Event) => listener((event as CustomEvent).detail)
      addEventListener(`giftwell:${name}`, hear)
      return () => removeEventListener(`giftwell:${name}`, hear)
    },
    ready: pageParsed.then(() => Promise.allSettled([...roots.values()].map(({ ready }) => ready))),
  }
}
