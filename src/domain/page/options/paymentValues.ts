import { fromJson } from './fromJson'
import { matching } from './optionValues'
import { asText } from './settings'

/** The origin of the hosted payment form, and the paths of it and of its parent script. */
export interface HostedForm {
  origin: string
  path: string
  script: string
}

/** An origin as browsers write it, over https; http if the shop itself runs on this machine. */
function readOrigin(value: unknown): string | null {
  const url = readAddress(value)
  return url && url.origin === value ? url.origin : null
}

/** The URL of a script without a query, which the wallet adds itself. */
export function readSdk(value: unknown): string | null {
  const url = readAddress(value)
  return url && !url.search && !url.hash ? url.href : null
}

function readAddress(value: unknown): URL | null {
  const text = asText(value, '')
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isLocal = /^(localhost|127\.0\.0\.1)$/.test(url.hostname)
  return url.protocol === 'https:' || isLocal ? url : null
}

/** `{ origin, path, script }`, as an object or an attribute's JSON; the paths have defaults. */
export function readHpf(value: unknown): HostedForm | null {
  const given = fromJson(value)
  const origin = readOrigin(given.origin)
  const pathOf = (name: string, otherwise: string) =>
    given[name] === undefined ? otherwise : matching(given[name], /^\/(?![/\\])[^\\?#\s]*$/)
  const path = pathOf('path', '/hpf/1_1/')
  const script = pathOf('script', '/hpf/js/hpfParent.min.js')
  return origin && path && script ? { origin, path, script } : null
}

/** A list of origins, as an array, JSON, or separated by spaces or commas; null if one is invalid. */
export function readRedirects(value: unknown): readonly string[] | null {
  if (value === undefined) return []
  const list = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value
  if (!Array.isArray(list)) return null
  const origins = list.map(readOrigin)
  return origins.includes(null) ? null : (origins as string[])
}

/** A URL of the page's own origin, or of an allowed one. */
export function readConfirmation(
  value: unknown,
  redirects: readonly string[],
  page: string,
): string | null {
  const text = asText(value, '')
  if (!text || !URL.canParse(text, page)) return null
  const { origin, href } = new URL(text, page)
  return origin === new URL(page).origin || redirects.includes(origin) ? href : null
}
