import { make } from '../loader/make'
import type { Bridge } from './bridge'

/** Loads a provider's script; the only kind of script without a known hash (reliability §11). */
export const scriptLoader = (bridge: Bridge) => (url: string) =>
  new Promise<void>((resolve, reject) => {
    bridge.providers.add(url)
    const src = bridge.trust.createScriptURL(url)
    const onerror = () => reject(new Error(`${url} did not load.`))
    const how = { async: true, nonce: bridge.nonce, onload: () => resolve(), onerror }
    make('script', { ...how, src } as never, document.head)
  })
