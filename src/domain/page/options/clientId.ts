import { asText } from './settings'

/** Whether a value looks like a PayPal client id. */
export const isClientId = (value: unknown): boolean => /^[\w-]{10,200}$/.test(asText(value, ''))
