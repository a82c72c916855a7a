import type { HostedFormListener, HostedFormPort } from './hostedForm'

/** Where a hosted payment form is, and how to load its script. */
export interface HostedFormOptions {
  /** The provider's origin: `https://www.example-pay.com`. */
  origin: string
  /** Path of the form; default `/hpf/1_1/`. */
  path?: string
  /** Path of the script that connects the page to the form; default `/hpf/js/hpfParent.min.js`. */
  script?: string
  /** Loads a script into the page; rejects on failure. */
  loadScript(url: string): Promise<void>
}

/** The greatest height that a message can request, in CSS pixels. */
const TALLEST = 2000

/**
 * A provider's hosted payment form: a frame, and a script that calls global functions of the page. The
 * functions are ours while a form is attached; previous ones are restored afterwards. Calls that name another
 * session are ignored, and messages are accepted only from the form's own frame and origin. Source: design §7,
 * reliability §12.
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
      // Assumption: a provider whose form the page can submit has this function; otherwise only the form's own
      // button submits it.
      const { hpfSubmit } = page
      if (typeof hpfSubmit !== 'function') return false
      hpfSubmit()
      return true
    },
  }
}

/** The global functions that the provider's current and previous scripts call. */
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

/** Codes given as a list, or as text separated by `|`. */
const codesIn = (given: unknown): string[] =>
  (Array.isArray(given) ? given : String(given ?? '').split('|')).map(String).filter(Boolean)

// Assumption: a form that reports its height does so with `{ type: 'hpf:height', height }`.
function heightIn(data: unknown): number | null {
  const height = fieldOf(data, 'type') === 'hpf:height' && fieldOf(data, 'height')
  return typeof height === 'number' && height > 0 && height <= TALLEST ? Math.ceil(height) : null
}
