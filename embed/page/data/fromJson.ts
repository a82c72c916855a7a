import type { Settings } from '../../loader/readOption'

/** A plain object as it is, or from the JSON of an attribute; an empty one for anything else. */
export function fromJson(value: unknown): Settings {
  try {
    const settings: unknown = typeof value === 'string' ? JSON.parse(value) : value
    return Object.getPrototypeOf(settings) === Object.prototype ? (settings as Settings) : {}
  } catch {
    return {}
  }
}
