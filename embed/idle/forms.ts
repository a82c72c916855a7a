import type { Settings } from '../loader/readOption'
import { matching } from '../page/paymentOptions'

/** The name of a global, as an option gives it. */
export const isName = (value: unknown): boolean => matching(value, /^[\w$]+$/) !== null

/** Sentry's address of a project: over https, or on this machine. */
export const isDsn = (value: unknown): boolean =>
  matching(
    value,
    /^(?:https:\/\/\w+@[\w.-]+|http:\/\/\w+@(?:localhost|127\.0\.0\.1))(?::\d+)?\/(?:[\w/-]*\/)?\d+$/,
  ) !== null

/** A locale and a currency, or functions in the places of what these bring. */
export function isFormat(given: Settings): boolean {
  const { locale = 'en-US', currency = 'USD', ...functions } = given
  return (
    Object.keys(given).length > 0 &&
    matching(locale, /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i) !== null &&
    matching(currency, /^[a-z]{3}$/i) !== null &&
    Object.values(functions).every((one) => typeof one === 'function')
  )
}
