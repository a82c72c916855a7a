import { createHostedForm } from '../../src/store/checkout/createHostedForm'
import type { Bridge, Page } from './bridge'
import { paymentOptions } from './paymentOptions'
import { scriptLoader } from './scriptLoader'

/** Gives the page's store what paying needs, by the page's options: the app that takes the payment does it. */
export function preparePayment(bridge: Bridge, { store }: Page): void {
  const { hpf, idempotency, confirmationUrl } = paymentOptions(bridge.options)
  store.preparePayment({
    hostedForm: hpf && createHostedForm({ ...hpf, loadScript: scriptLoader(bridge) }),
    idempotency,
    confirmation: confirmationUrl,
  })
}
