import { asText, isYes, type Settings } from '../loader/readOption'
import { fromJson } from './data/fromJson'

/** The page's options for checkout, validated; invalid ones count as absent. */
export interface PaymentOptions {
  /** Whether to send the attempt's key with an order. */
  idempotency: boolean
  /** URL of the wallet's script; PayPal's own unless the page names another. */
  paypalSdk: string
  /** URLs of the hosted payment form and its parent script; without them there is no card form. */
  hpf: { origin: string; path: string; script: string } | null
  /** The page to open after an order is placed. */
  confirmationUrl: string | null
  /** Additional origins that a redirect may lead to. */
  redirects: readonly string[]
}

/**
 * Reads the payment options; the billing app calls it, and `explainOptions` reports invalid ones to the page's
 * author.
 */
export function paymentOptions(given: Settings): PaymentOptions {
  const redirects = readRedirects(given.redirects)
  return {
    idempotency: isYes(given.idempotency),
    paypalSdk: readSdk(given.paypalSdk) ?? 'https://www.paypal.com/sdk/js',
    hpf: readHpf(given.hpf),
    confirmationUrl: confirmation(given.confirmationUrl, redirects ?? []),
    redirects: redirects ?? [],
  }
}

export const matching = (value: unknown, form: RegExp): string | null => {
  const text = asText(value, '')
  return form.test(text) ? text : null
}

/** An origin as browsers write it, over https; http if the shop itself runs on this machine. */
export function readOrigin(value: unknown): string | null {
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
export function readHpf(value: unknown): PaymentOptions['hpf'] {
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
export function confirmation(value: unknown, redirects: readonly string[]): string | null {
  const text = asText(value, '')
  if (!text || !URL.canParse(text, location.href)) return null
  const { origin, href } = new URL(text, location.href)
  return origin === location.origin || redirects.includes(origin) ? href : null
}
