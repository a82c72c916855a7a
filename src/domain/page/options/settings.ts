/** Texts or settings by name. */
export type Settings = Readonly<Record<string, unknown>>

/** A non-empty text; otherwise the second one. */
export const asText = (value: unknown, otherwise: string): string =>
  (typeof value === 'string' && value) || otherwise

/** Whether a setting is true: `true` or `1`, as a value or in an attribute. */
export const isYes = (value: unknown): boolean => /^(true|1)$/.test(String(value))
