import type { HostedFormPort } from '../../src/store/checkout/hostedForm'
import type { Bridge, Page } from './bridge'

/** Gives the page's store the provider's card form for an app that rarely needs it: its code loads on demand. */
export function prepareCards(bridge: Bridge, { store }: Page): void {
  if (bridge.options.hpf && !store.hostedForm)
    store.preparePayment({ hostedForm: lateForm(bridge) })
}

function lateForm(bridge: Bridge): HostedFormPort {
  let form: HostedFormPort | null = null
  /** It is never used before it is loaded. */
  const there = (): HostedFormPort => {
    if (!form) throw new Error('The hpf option names no card form.')
    return form
  }
  return {
    async load() {
      form ??= (await import('./hostedForm')).openHostedForm(bridge)
      await there().load()
    },
    frameUrl: (uid) => there().frameUrl(uid),
    attach: (...frame) => there().attach(...frame),
    submit: () => there().submit(),
  }
}
