import type { HostedFormListener, HostedFormPort } from '../../src/store/checkout/hostedForm'

/** The behavior of a card form in stories. */
interface Behaviour {
  /** Whether its script loads, is blocked, or never loads. */
  script?: 'comes' | 'is-blocked' | 'never-comes'
  /** The behavior of the loaded iframe. */
  frame?: 'is-ready' | 'never-comes'
  /** Called on "Place order". */
  sent?: (form: HostedFormListener) => void
  /** True if the page cannot submit it, because its own button does. */
  isOwnButton?: boolean
}

const FIELDS = ['Name on card', 'Card number', 'Expiration', 'Security code', 'Billing ZIP code']
const PICTURE = `<!doctype html><html lang="en"><title>Card details</title><style>
body{margin:0;font:16px/1.4 system-ui,sans-serif;color:#2a1a14}p{margin:0 0 4px;font-weight:600}
div{height:44px;margin:0 0 12px;border:1px solid #8a7362;border-radius:8px;background:#fff}</style>
${FIELDS.map((field) => `<p>${field}</p><div></div>`).join('')}</html>`

/** The forms in a page, by session, so that a play can act as the provider. */
const open = new Map<string, HostedFormListener>()

/** The listener of a form, to send it provider events. */
export function formOf(uid: string | null): HostedFormListener {
  const form = open.get(uid ?? '')
  if (!form) throw new Error(`No card form is open for the session ${uid}.`)
  return form
}

/** A card form with fixed behavior, because stories have no provider. */
export function aCardForm({
  script = 'comes',
  frame = 'is-ready',
  sent = (form) => form.onComplete(),
  isOwnButton = false,
}: Behaviour = {}): HostedFormPort {
  let last: HostedFormListener | null = null
  return {
    frameUrl: (uid) => `data:text/html,${encodeURIComponent(PICTURE)}#${uid}`,
    load() {
      if (script === 'never-comes') return new Promise(() => undefined)
      return script === 'is-blocked' ? Promise.reject(new Error('blocked')) : Promise.resolve()
    },
    attach(_frame, uid, listener) {
      open.set(uid, listener)
      last = listener
      if (frame === 'is-ready') setTimeout(listener.onReady, 20)
      return () => open.delete(uid)
    },
    submit() {
      if (last && !isOwnButton) sent(last)
      return !isOwnButton
    },
  }
}
