import { matching } from '../page/paymentOptions'

/** The name of a global, as an option gives it. */
export const isName = (value: unknown): boolean => matching(value, /^[\w$]+$/) !== null

/** Sentry's address of a project: over https, or on this machine. */
export const isDsn = (value: unknown): boolean =>
  matching(
    value,
    /^(?:https:\/\/\w+@[\w.-]+|http:\/\/\w+@(?:localhost|127\.0\.0\.1))(?::\d+)?\/(?:[\w/-]*\/)?\d+$/,
  ) !== null
