import { asText, type Settings } from './settings'

/** A text that has a form; otherwise null. */
export const matching = (value: unknown, form: RegExp): string | null => {
  const text = asText(value, '')
  return form.test(text) ? text : null
}

/** Whether a value is the name of a global. */
export const isName = (value: unknown): boolean => matching(value, /^[\w$]+$/) !== null

/** Whether a value is a Sentry DSN: over https, or on this machine. */
export const isDsn = (value: unknown): boolean =>
  matching(
    value,
    /^(?:https:\/\/\w+@[\w.-]+|http:\/\/\w+@(?:localhost|127\.0\.0\.1))(?::\d+)?\/(?:[\w/-]*\/)?\d+$/,
  ) !== null

/** Whether a value is a locale and a currency, or functions that override the defaults. */
export function isFormat(given: Settings): boolean {
  const { locale = 'en-US', currency = 'USD', ...functions } = given
  return (
    Object.keys(given).length > 0 &&
    matching(locale, /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i) !== null &&
    matching(currency, /^[a-z]{3}$/i) !== null &&
    Object.values(functions).every((one) => typeof one === 'function')
  )
}
