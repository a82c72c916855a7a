import type { Bridge } from './bridge'
import { describeChunks, insertImportMap } from './importMap'
import { createChunkLoader } from './loadChunk'
import { asText, optionReader } from './readOption'
import { createRecovery } from './recovery'
import { ownScript } from './script'
import type { Table } from './table'
import { createTrust } from './trust'

const absolute = (url: string) => new URL(url, location.href).href

/** Reads the page's options and prepares everything that chunks and roots are loaded with. */
export function createBridge({ release, chunks }: Table): Bridge {
  const script = ownScript()
  const option = optionReader(script?.dataset ?? {}, window.GiftwellOptions)
  const text = (name: string) => asText(option(name))
  const nonce = script?.nonce ?? ''
  const folder = text('assetBase')?.replace(/\/*$/, '/')
  const base = new URL('.', absolute(folder ?? script?.src ?? '')).href
  const { addresses, importMap } = describeChunks(chunks, base)
  const trust = createTrust(importMap, addresses)
  insertImportMap(trust.createScript(importMap), nonce)

  const bring = (address: string) => import(/* @vite-ignore */ trust.createScriptURL(address))
  const load = createChunkLoader({ chunks, base, nonce, bring })
  const recover = createRecovery(text('release') ?? release, () => bridge.page?.isBusy() ?? false)
  const told = new WeakSet<object>()

  const bridge: Bridge = {
    option,
    // Against the page itself: a <base> would lead requests to another host.
    apiBase: absolute(text('apiBase') ?? '/api').replace(/\/+$/, ''),
    nonce,
    isBilling: /(^|\/)billing\/?$/.test(location.pathname),
    reads: new Map(),
    send: fetch.bind(window),
    tell(error) {
      // Several roots may wait for the same chunk.
      if (told.has(error)) return
      told.add(error)
      console.error(error)
      dispatchEvent(new CustomEvent('giftwell:error', { detail: error }))
    },
    load: (number, mustMount) =>
      load(number, mustMount).catch((error: Error) => {
        bridge.tell(error)
        return recover(error)
      }),
    page: null,
  }
  return bridge
}
