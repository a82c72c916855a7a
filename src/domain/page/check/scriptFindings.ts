import { isJsonScript } from './jsonBlock'
import type { Finding, PageElement, PageToCheck } from './pageElement'

/** The problems of a page's scripts: the embed's tag, its options, its data. */
export function scriptFindings({ elements, policies }: PageToCheck, hasRoots: boolean): Finding[] {
  const scripts = elements.filter(({ tag }) => tag === 'script')
  const embeds = scripts.filter(({ attributes }) => isEmbed(attributes.src))
  const accepted = [...policies, ...elements.flatMap(metaPolicy)].map(acceptedBy)
  return [
    ...(hasRoots && embeds.length === 0 && !scripts.some(insertsEmbed) ? [SCRIPT_MISSING] : []),
    ...scripts.flatMap(runsData),
    ...[...embeds, ...scripts.filter(isOptions)].flatMap((one) => nonceMissing(one, accepted)),
  ]
}

/** Whether a URL is that of the embed. */
export const isEmbed = (src: string | undefined) =>
  /(?:^|\/)embed[\w.-]{0,60}\.js(?:[?#]|$)/.test(src ?? '')

/** Whether a script contains the embed's file name, so that it probably inserts or imports it. */
const insertsEmbed = (script: PageElement) =>
  !isJsonScript(script) && /\bembed[\w.-]{0,60}\.js\b/.test(script.text)

/** Whether a script is the page's own and sets values that the embed reads. */
const isOptions = ({ attributes, text }: PageElement) =>
  attributes.src === undefined && /\b(?:GiftwellOptions|isLoggedIn)\s*=/.test(text)

const metaPolicy = ({ tag, attributes }: PageElement): string[] =>
  tag === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy'
    ? [attributes.content ?? '']
    : []

/** What a policy accepts for scripts. */
interface Accepted {
  nonces: readonly string[]
  /** Whether files can be accepted by their URL, or inline scripts by their hash, without a nonce. */
  files: boolean
  inline: boolean
}

/** What a policy accepts for scripts; null if it does not restrict them by a nonce. */
function acceptedBy(policy: string): Accepted | null {
  const directives = new Map(
    policy.split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name.toLowerCase(), sources]
    }),
  )
  const sources = directives.get('script-src') ?? directives.get('default-src')
  const nonces = sources?.flatMap((source) => /^'nonce-(.+)'$/i.exec(source)?.[1] ?? []) ?? []
  const isStrict = sources?.includes("'strict-dynamic'") ?? false
  if (nonces.length === 0 && !isStrict) return null
  return {
    nonces,
    files: !isStrict && sources?.some((one) => one === "'self'" || !one.startsWith("'")) === true,
    inline: sources?.some((one) => /^'sha\d+-/i.test(one)) === true,
  }
}

function nonceMissing(element: PageElement, policies: readonly (Accepted | null)[]): Finding[] {
  const { nonce = '', src } = element.attributes
  const isStopped = policies.some(
    (policy) => policy && !policy.nonces.includes(nonce) && !(src ? policy.files : policy.inline),
  )
  if (!isStopped) return []
  return [
    {
      code: 'nonce-missing',
      severity: 'error',
      what: `The page's Content-Security-Policy blocks ${src ? `the script ${src}` : 'a script that sets options'}: ${nonce ? 'its nonce does not match' : 'it has no nonce'}.`,
      remedy: 'Add the nonce of the policy to the tag: <script nonce="…">.',
      app: null,
      element,
    },
  ]
}

const DATA_BLOCKS = ['data-giftwell-props', 'data-giftwell-page', 'data-giftwell-cart']

function runsData(element: PageElement): Finding[] {
  const { attributes } = element
  const name = DATA_BLOCKS.find((one) => one in attributes)
  if (!name || attributes.type?.trim().toLowerCase() === 'application/json') return []
  return [
    {
      code: 'script-runs-data',
      severity: 'error',
      what: `A script with ${name} is not treated as data, because its type is ${attributes.type ?? 'missing'}.`,
      remedy: 'Add type="application/json".',
      app: null,
      element,
    },
  ]
}

const SCRIPT_MISSING: Finding = {
  code: 'script-missing',
  severity: 'error',
  what: 'The HTML of the page has root elements, but no script tag to mount them.',
  remedy:
    'Add <script src="/giftwell/embed.js" defer></script>, with the URL that you serve it from. If another file, such as a tag manager, inserts it, check the page in a browser with ?giftwell-inspect instead.',
  app: null,
  element: null,
}
