import type { Bridge } from '../page/bridge'
import { createBridge } from '../page/createBridge'
import type { GiftwellGlobal } from '../page/giftwell'
import { decodeManifest } from './decodeManifest'
import { pageParsed } from './pageParsed'
import { asAddress, readOptions } from './readOption'
import { watchRoots } from './roots'
import { mountRoots, type Roots } from './rootTable'
import { table } from './table'
import { watchFields } from './unsavedInput'

/* The script that a page includes, without React. It is the only file with side effects. */

const [version, rows, sums, inspector] = table

// An element with that id is not an own property of the window.
if (Object.hasOwn(window, 'Giftwell')) {
  // A page may intentionally have two during an upgrade.
  const first = window.Giftwell?.version
  if (first !== version)
    console.warn(`Giftwell ${version} is ignored: ${first} was loaded first. Remove one script.`)
} else {
  window.Giftwell = start()
}

/** The export of the panel's chunk. */
type Inspect = (bridge: Bridge) => void

function start(): GiftwellGlobal {
  // Calls the getter directly, because an element named `currentScript` would hide it. A module script has
  // none, and is found by its URL. A running script is never an SVG script.
  const script = (Reflect.get(Document.prototype, 'currentScript', document) ??
    document.querySelector('[type=module][src*="embed.js"]')) as HTMLScriptElement | null
  const options = readOptions(script?.dataset)
  const base = asAddress(options.assetBase, '.', script?.src)
  const [chunks, apps, integrity] = decodeManifest(rows, sums, base)
  const bridge = createBridge(chunks, integrity, options, script?.nonce)
  const roots: Roots = new Map()
  const mount = mountRoots(roots, apps, bridge)
  watchFields()
  const watch = () =>
    watchRoots(apps, mount, () => {
      // A moved node was removed and added in the same batch, and is in place again by now.
      for (const [element, { unmount }] of roots) if (!element.isConnected) unmount()
    })
  const inspect = () =>
    // Missing if a shop does not serve it.
    bridge
      .load(inspector, 0)
      .then((chunk) => (chunk.inspect as Inspect)(bridge))
      .catch(bridge.tell)
  // The panel should observe everything from the start.
  if (/[?&]giftwell-inspect\b/.test(location.search)) inspect().then(watch)
  else watch()

  return {
    version,
    mount,
    unmount: (element) => roots.get(element)?.unmount(),
    store: null,
    on(name, listener) {
      // The page mirrors each store event; the detail matches the name.
      const hear = (event: Event) => listener((event as CustomEvent).detail)
      addEventListener(`giftwell:${name}`, hear)
      return () => removeEventListener(`giftwell:${name}`, hear)
    },
    inspect,
    ready: pageParsed.then(() =>
      Promise.all([...roots.values()].map(({ ready }) => ready.catch(() => {}))),
    ),
  }
}
