import { CHUNK_TIMEOUT_MS } from '../../src/domain/constants'
import type { Chunks, Integrity } from '../loader/decodeManifest'
import { type ChunkModule, createChunkLoader } from '../loader/loadChunk'
import { make } from '../loader/make'
import type { Settings } from '../loader/readOption'
import { mayReload } from '../loader/reloadOnce'
import { hasUnsavedInput } from '../loader/unsavedInput'
import type { Bridge, Trust } from './bridge'

declare const trustedTypes: { createPolicy(name: string, rules: Trust): Trust }

/** Prepares everything that chunks and roots are loaded with. */
export function createBridge(
  chunks: Chunks,
  integrity: Integrity,
  options: Settings,
  nonce: string | undefined,
): Bridge {
  const importMap = JSON.stringify({ integrity })
  const providers = new Set<string>()
  // Of nothing, a browser makes an empty script, and an address that leads nowhere.
  const pass = (text: string) =>
    text === importMap || integrity[text] || providers.has(text) ? text : ''
  const rules = { createScript: pass, createScriptURL: pass }
  let trust: Trust = rules
  try {
    trust = trustedTypes.createPolicy('giftwell', rules)
  } catch {}
  // Before the first import(). `integrity` on a modulepreload alone would not stop a tampered
  // module, which import() fetches again and runs. Browsers that know no such map ignore it.
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
  // Firefox and WebKit break off what is on its way as soon as the page is to be left, which they say
  // first. A page stays after all where somebody takes it back, or the address is a download.
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
          // Where it may help and costs the shopper nothing. Without a name of what is deployed, the
          // address tells one from the next. Without a connection nothing would come back.
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
        // Nothing is drawn that would flash by.
        await leaving
        throw error
      },
    ),
  }
  return bridge
}
