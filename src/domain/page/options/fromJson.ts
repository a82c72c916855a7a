import type { Settings } from './settings'

/** A plain object as it is, or parsed from an attribute's JSON; empty for anything else. */
export function fromJson(value: unknown): Settings {
  try {
    const settings: unknown = typeof value === 'string' ? JSON.parse(value) : value
    return Object.getPrototypeOf(settings) === Object.prototype ? (settings as Settings) : {}
  } catch {
    return {}
  }
}
