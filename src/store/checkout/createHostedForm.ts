import type { HostedFormListener, HostedFormPort } from './hostedForm'

/** Where a hosted payment form is, and how its script is brought into the page. */
export interface HostedFormOptions {
  /** The provider's origin: `https://www.example-pay.com`. */
  origin: string
  /** Where the form is; `/hpf/1_1/` unless given. */
  path?: string
  /** What tells the page of the form; `/hpf/js/hpfParent.min.js` unless given. */
  script?: string
  /** Loads a script into the page; rejects where it does not come. */
  loadScript(url: string): Promise<void>
}

/** The tallest form that a message may ask for, in CSS pixels. */
const TALLEST = 2000

/**
 * The hosted payment form of a provider: a frame, and a script that calls functions of the page. They are ours
 * while a form is attached; what stood there before comes back after it. What names another session is dropped,
 * and a message counts only from the very frame and origin. Source: design §7, reliability §12.
 */
// Assumption: the names of those functions, as public integrations show them.
export function createHostedForm(options: HostedFormOptions): HostedFormPort {
  const { origin, path = '/hpf/1_1/', script = '/hpf/js/hpfParent.min.js', loadScript } = options
  const page = globalThis as Record<string, unknown>
  let loading: Promise<void> | undefined

  return {
    frameUrl: (uid) => `${origin}${path}?uID=${encodeURIComponent(uid)}`,
    load() {
      loading ??= loadScript(origin + script).catch((error) => {
        loading = undefined
        throw error
      })
      return loading
    },
    attach(frame, uid, listener) {
      const handlers = handlersOf(uid, listener)
      const before = Object.keys(handlers).map((name) => [name, page[name]] as const)
      Object.assign(page, handlers)
      const onMessage = ({ origin: from, source, data }: MessageEvent<unknown>) => {
        if (from !== origin || source !== frame.contentWindow) return
        const height = heightIn(data)
        if (height) listener.onHeight(height)
      }
      addEventListener('message', onMessage)
      return () => {
        removeEventListener('message', onMessage)
        for (const [name, value] of before) {
          if (value === undefined) delete page[name]
          else page[name] = value
        }
      }
    },
    submit() {
      // Assumption: a provider whose form the page may send has this function; elsewhere its own button does.
      const { hpfSubmit } = page
      if (typeof hpfSubmit !== 'function') return false
      hpfSubmit()
      return true
    },
  }
}

/** The functions that the provider's script calls, of its present kind and of the one before. */
function handlersOf(uid: string, { onReady, onComplete, onCancel, onErrors }: HostedFormListener) {
  const complete = (transaction?: unknown) => {
    const named = fieldOf(transaction, 'uID')
    if (named === undefined || named === uid) onComplete()
  }
  const fail = (errors?: unknown) => onErrors(codesIn(fieldOf(errors, 'errorCode') ?? errors))
  const nothing = () => {}
  return {
    hpfReady: () => onReady(),
    startPayment: nothing,
    startCREPayment: nothing,
    completePayment: complete,
    completeCREPayment: complete,
    cancelPayment: () => onCancel(),
    cancelCREPayment: () => onCancel(),
    handlePaymentErrors: fail,
    creHandleErrors: fail,
    creHandleDetailErrors: fail,
    whatCVV2: nothing,
    scrollRelay: nothing,
  }
}

const fieldOf = (given: unknown, key: string): unknown =>
  typeof given === 'object' && given !== null ? (given as Record<string, unknown>)[key] : undefined

/** Codes as a list, or as a text with a stroke between them. */
const codesIn = (given: unknown): string[] =>
  (Array.isArray(given) ? given : String(given ?? '').split('|')).map(String).filter(Boolean)

// Assumption: a form that says how tall it is does so by `{ type: 'hpf:height', height }`.
function heightIn(data: unknown): number | null {
  const height = fieldOf(data, 'type') === 'hpf:height' && fieldOf(data, 'height')
  return typeof height === 'number' && height > 0 && height <= TALLEST ? Math.ceil(height) : null
}
