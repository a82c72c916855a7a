import type { GenericSchema } from 'valibot'
import { fits, isExactly } from '../../../src/domain/schema/guard'
import type { ReadData } from '../app'
import { asJson, isSafeKey, pageJson } from './pageJson'

type Data = Record<string, unknown>

/** A schema of `v.object`. */
type DataSchema = GenericSchema & { readonly entries: Readonly<Record<string, GenericSchema>> }

const PREFIX = 'data-giftwell-'
/** Attributes that are for us, not for the app. */
const OURS = new Set(['for', 'kept', 'page', 'props', 'state', 'theme'])

/**
 * Reads the data of a root by what its widget wants, for `app(widget, dataBy(schema))`: scalars among
 * its attributes, JSON inside it or beside it, and what a script gave, which wins. Data that do not
 * fit are reported once, and the widget shows its safe minimum.
 */
export const dataBy =
  (schema: DataSchema): ReadData =>
  (element, app, given, report) => {
    const { entries } = schema
    const scalars = scalarsOf(element)
    const json = asData(pageJson(scriptOf(element, app)))
    const data: Data = { ...scalars, ...json, ...asData(asJson(given)) }
    // An attribute is text; it is read as a number or a flag where the schema wants no text.
    for (const [key, text] of Object.entries(scalars)) {
      const wanted = Object.hasOwn(entries, key) ? entries[key] : undefined
      if (wanted && data[key] === text && !isExactly(wanted, text)) data[key] = typed(text)
    }
    if (isExactly(schema, data)) return data
    report('page-data-invalid', { app })
    // Odd fields that may be absent are dropped; where an odd one may not, nothing is left.
    return fits(schema, data) ? data : {}
  }

function scriptOf(element: Element, app: string): Element | null | undefined {
  const json = 'script[type="application/json"]'
  const beside = `${json}[data-giftwell-for="${app}"]`
  return (
    element.querySelector(`${json}[data-giftwell-props]`) ??
    element.parentElement?.querySelector(beside) ??
    document.querySelector(beside)
  )
}

/** `data-giftwell-sale-ends="…"` as `saleEnds`. */
function scalarsOf(element: Element): Record<string, string> {
  const named = [...element.attributes]
    .filter(({ name }) => name.startsWith(PREFIX))
    .map(({ name, value }) => [name.slice(PREFIX.length), value] as const)
    .filter(([name]) => !OURS.has(name) && isSafeKey(name))
  return Object.fromEntries(
    named.map(([name, value]) => [
      name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}

function typed(text: string | undefined): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  return text?.trim() && Number.isFinite(Number(text)) ? Number(text) : text
}

const asData = (value: unknown): Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : {}
