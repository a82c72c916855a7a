import { type RefObject, useEffect, useState } from 'react'
import type { Told } from './pageScript'
import { openShop, type Source } from './shop'
import { answerPages, startWorker } from './worker'

/** An event in the page. */
export interface Happening {
  id: number
  kind: 'request' | Told['kind']
  name: string
  detail: string
}

export interface UsePlaygroundResult {
  happenings: readonly Happening[]
  /** Why there is no page, or no embed in it. */
  problem: string | null
  /** The target of a link or of the embed for which the playground has no page. */
  ledTo: string | null
  /** Called by the frame when a page has loaded. */
  onLoad(): void
}

/** Maximum number of entries. */
const MOST = 200
const NO_EMBED = 'There is no build of the embed. Run `npm run build:embed`, then reload this page.'

/** Serves a page and the shop behind it to a frame, and receives its events. */
export function usePlayground(
  source: Source,
  frame: RefObject<HTMLIFrameElement | null>,
): UsePlaygroundResult {
  const [base, setBase] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [happenings, setHappenings] = useState<readonly Happening[]>([])
  const [ledTo, setLedTo] = useState<string | null>(null)
  const address = `${base}/${source.path}`

  useEffect(() => {
    startWorker().then(setBase, (error) => setProblem(String(error)))
    hasEmbed().then((isThere) => isThere || setProblem(NO_EMBED))
  }, [])

  useEffect(() => {
    if (!base || !frame.current) return
    const { current } = frame
    forgetCarts()
    setHappenings([])
    setLedTo(null)
    let count = 0
    const add = (kind: Happening['kind'], name: string, detail: string) => {
      const happening = { id: count++, kind, name, detail }
      setHappenings((before) => [...before, happening].slice(-MOST))
    }
    const close = answerPages(
      openShop(address, source, {
        onCall: ({ method, path, status }) =>
          add('request', `${method} ${path}`, String(status ?? 'no answer')),
        onFindings(findings) {
          for (const { severity, what, remedy, element } of findings)
            add(
              'report',
              'check-page',
              `Line ${element?.line ?? 1}, ${severity}: ${what} ${remedy}`,
            )
        },
      }),
    )
    const onMessage = ({ source: from, data }: MessageEvent<{ told?: Told }>) => {
      if (!data.told || from !== current.contentWindow) return
      const { kind, name, detail } = data.told
      add(kind, name, typeof detail === 'string' ? detail : JSON.stringify(detail))
    }
    addEventListener('message', onMessage)
    // A page that was already open belongs to another shop.
    current.src = address
    return () => {
      close()
      removeEventListener('message', onMessage)
    }
  }, [base, address, source, frame])

  return {
    happenings,
    problem,
    ledTo,
    onLoad() {
      const location = frame.current?.contentWindow?.location
      const isOurs = location?.href.split(/[?#]/)[0] === address
      if (!location || isOurs || location.href === 'about:blank') return
      setLedTo(location.pathname)
      location.replace(address)
    },
  }
}

const hasEmbed = () =>
  fetch(new URL('giftwell/manifest.json', document.baseURI)).then(
    ({ ok }) => ok,
    () => false,
  )

/** Playground pages share Storybook's storage: each starts without another page's cart. */
function forgetCarts(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('giftwell:')) storage.removeItem(key)
}
