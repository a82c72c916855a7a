import { CHUNK_TIMEOUT_MS } from '../../src/domain/constants'
import type { Settings } from '../../src/domain/page/options/settings'
import type { Chunks, Integrity } from '../loader/decodeManifest'
import { type ChunkModule, createChunkLoader } from '../loader/loadChunk'
import { make } from '../loader/make'
import { mayReload } from '../loader/reloadOnce'
import { hasUnsavedInput } from '../loader/unsavedInput'
import type { Bridge, Trust } from './bridge'

declare const trustedTypes: { createPolicy(name: string, rules: Trust): Trust }

/** Prepares everything that loading chunks and roots needs. */
export function createBridge(
  chunks: Chunks,
  integrity: Integrity,
  options: Settings,
  nonce: string | undefined,
): Bridge {
  const importMap = JSON.stringify({ integrity })
  const providers = new Set<string>()
  // An empty text gives an empty script, and a URL that leads nowhere.
  const pass = (text: string) =>
    text === importMap || integrity[text] || providers.has(text) ? text : ''
  const rules = { createScript: pass, createScriptURL: pass }
  let trust: Trust = rules
  try {
    trust = trustedTypes.createPolicy('giftwell', rules)
  } catch {}
  // Before the first import(). `integrity` on a modulepreload alone would not stop a tampered module, which
  // import() fetches again and runs. Browsers without support for this map ignore it.
  make('script', { type: 'importmap', nonce, text: trust.createScript(importMap) }, document.head)

  const tell = (error: unknown) => {
    console.error(error)
    dispatchEvent(new CustomEvent('giftwell:error', { detail: error }))
  }
  const addStyle = (href: string) =>
    new Promise<ChunkModule>((onload, onerror) => {
      const how = { nonce, integrity: integrity[href], crossOrigin: '', onload, onerror }
      make('link', { rel: 'stylesheet', ...how, href } as never, document.head)
    })
  // Firefox and WebKit cancel requests as soon as the page is about to be left; `beforeunload` comes first. The
  // page may stay after all, if the shopper cancels, or if the link is a download.
  let leaving: Promise<unknown> | 0 = 0
  const leave = () => {
    leaving = new Promise((resolve) => setTimeout(resolve, CHUNK_TIMEOUT_MS)).then(() => {
      leaving = 0
    })
  }
  addEventListener('beforeunload', leave)
  const bridge: Bridge = {
    reads: new Map(),
    options,
    nonce,
    tell,
    chunks,
    trust,
    providers,
    load: createChunkLoader(
      chunks,
      (address) =>
        /css$/.test(address)
          ? addStyle(address)
          : import(/* @vite-ignore */ trust.createScriptURL(address)),
      async (error) => {
        if (!leaving) {
          tell(error)
          // Only if it may help and loses nothing. Without a release name, the URL tells releases apart. Without
          // a connection, the page would not come back.
          if (
            navigator.onLine &&
            !bridge.page?.isBusy() &&
            !hasUnsavedInput() &&
            mayReload(`${options.release ?? error.address}${error.number}`)
          ) {
            location.reload()
            leave()
          }
        }
        // Draws nothing that would only flash before the page is left.
        await leaving
        throw error
      },
    ),
  }
  return bridge
}
