import type { Bridge, Page } from './bridge'
import { openHostedForm } from './hostedForm'
import { paymentOptions } from './paymentOptions'

/** Gives the page's store the payment options; called by the app that takes the payment. */
export function preparePayment(bridge: Bridge, { store }: Page): void {
  const { idempotency, confirmationUrl } = paymentOptions(bridge.options)
  store.preparePayment({
    hostedForm: openHostedForm(bridge),
    idempotency,
    confirmation: confirmationUrl,
  })
}
