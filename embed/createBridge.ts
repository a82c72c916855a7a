import { addStyle } from './addStyle'
import type { Bridge } from './bridge'
import { integrityOf } from './integrityOf'
import { createChunkLoader } from './loadChunk'
import { make } from './make'
import { asText, readOptions } from './readOption'
import { recover } from './recover'
import { ownScript } from './script'
import type { Table } from './table'
import { createTrust } from './trust'

/** Reads the page's options and prepares everything that chunks and roots are loaded with. */
export function createBridge({ chunks }: Table): Bridge {
  const script = ownScript()
  const options = readOptions(script?.dataset)
  const nonce = script?.nonce
  const base = new URL(asText(options.assetBase, '.'), script?.src).href.replace(/\/*$/, '/')

  const integrity: Record<string, string> = {}
  for (const [number, [hash, sum]] of Object.entries(chunks)) {
    integrity[`${base + number}.${hash}.js`] = integrityOf(sum)
  }
  const importMap = JSON.stringify({ integrity })
  const trust = createTrust({ [importMap]: 1, ...integrity })
  // Before the first import(). `integrity` on a modulepreload alone would not stop a tampered
  // module, which import() fetches again and runs. Browsers that know no such map ignore it.
  make('script', { type: 'importmap', nonce, text: trust.createScript(importMap) }, document.head)

  const tell = (error: unknown) => {
    console.error(error)
    dispatchEvent(new CustomEvent('giftwell:error', { detail: error }))
  }
  const bridge: Bridge = {
    options,
    nonce,
    reads: new Map(),
    tell,
    load: createChunkLoader(
      chunks,
      base,
      (address) => import(/* @vite-ignore */ trust.createScriptURL(address)),
      (address, sum) => addStyle(address, sum, nonce),
      (error) => {
        tell(error)
        return recover(error, asText(options.release, error.address), bridge.page?.isBusy())
      },
    ),
  }
  return bridge
}
