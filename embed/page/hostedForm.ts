import { createHostedForm } from '../../src/store/checkout/createHostedForm'
import type { HostedFormPort } from '../../src/store/checkout/hostedForm'
import type { Bridge } from './bridge'
import { paymentOptions } from './paymentOptions'
import { scriptLoader } from './scriptLoader'

/** The card form of the page's provider; null if its options name none. */
export function openHostedForm(bridge: Bridge): HostedFormPort | null {
  const { hpf } = paymentOptions(bridge.options)
  return hpf && createHostedForm({ ...hpf, loadScript: scriptLoader(bridge) })
}
