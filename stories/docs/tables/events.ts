import docs from '../../../src/store/core/events.ts?docs'
import { code, table } from './table'

/** The events of the store as their typed map declares them. */
export const events = docs.find(({ name }) => name === 'StoreEvents')?.members ?? []

/** The data of an event: the fields of its type, or nothing. */
const detail = (type: string) => (type.startsWith('Record<string, never>') ? '{}' : type)

/** The events of the store, which the embed mirrors on `window` with `giftwell:` in front. */
export const eventTable = (): string =>
  table(
    ['Event', 'When', 'Told with it'],
    events.map(({ name, type, text }) => [code(name), text, code(detail(type))]),
  )
