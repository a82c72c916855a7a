import { createHostedForm } from '../../src/store/checkout/createHostedForm'
import { make } from '../loader/make'
import type { Bridge, Page } from './bridge'
import { paymentOptions } from './paymentOptions'

/** Gives the page's store what paying needs, by the page's options: the app that takes the payment does it. */
export function preparePayment(bridge: Bridge, { store }: Page): void {
  const { hpf, idempotency, confirmationUrl } = paymentOptions(bridge.options)
  /** Loads a script of a provider; the one kind of script of which no hash is known (reliability §11). */
  const loadScript = (url: string) =>
    new Promise<void>((resolve, reject) => {
      bridge.providers.add(url)
      const src = bridge.trust.createScriptURL(url)
      const onerror = () => reject(new Error(`${url} did not load.`))
      const how = { async: true, nonce: bridge.nonce, onload: () => resolve(), onerror }
      make('script', { ...how, src } as never, document.head)
    })
  store.preparePayment({
    hostedForm: hpf && createHostedForm({ ...hpf, loadScript }),
    idempotency,
    confirmation: confirmationUrl,
  })
}
