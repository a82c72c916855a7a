import type { HostedFormPort } from '../../src/store/checkout/hostedForm'
import type { Bridge, Page } from './bridge'

/** Gives the page's store the card form of its provider, for an app that seldom needs it: its code comes when it is wanted. */
export function prepareCards(bridge: Bridge, { store }: Page): void {
  if (bridge.options.hpf && !store.hostedForm)
    store.preparePayment({ hostedForm: lateForm(bridge) })
}

function lateForm(bridge: Bridge): HostedFormPort {
  let form: HostedFormPort | null = null
  /** It is asked for nothing before it was loaded. */
  const there = (): HostedFormPort => {
    if (!form) throw new Error('The option hpf names no card form.')
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
