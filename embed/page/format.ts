import { createFormat } from '../../src/domain/createFormat'
import type { Format, FormatOptions } from '../../src/domain/format'
import { fromJson } from '../../src/domain/page/options/fromJson'

/* Formats other than that of the US, in their own chunk, which only loads if the `format` option is set. */

/** The format of an option; null if the browser does not support it. */
export function formatOf(value: unknown): Format | null {
  const options: FormatOptions = fromJson(value)
  if (Object.keys(options).length === 0) return null
  try {
    const format = createFormat(options)
    const { money, day, time } = format
    return [money(0), day({ year: 2026, month: 1, day: 1 }), time(0, 0)].every(isText)
      ? format
      : null
  } catch {
    return null
  }
}

const isText = (value: unknown): boolean => typeof value === 'string'
