import { type DataSchema, mergeRootData, rootScalars } from '../../../src/domain/page/rootData'
import { fits, isExactly } from '../../../src/domain/schema/guard'
import type { ReadData } from '../app'
import { asJson, pageJson } from './pageJson'

/**
 * Reads the data of a root by what its widget wants, for `app(widget, dataBy(schema))`: scalars among
 * its attributes, JSON inside it or beside it, and what a script gave, which wins. Data that do not
 * fit are reported once, and the widget shows its safe minimum.
 */
export const dataBy =
  (schema: DataSchema): ReadData =>
  (element, app, given, report) => {
    const scalars = rootScalars([...element.attributes].map(({ name, value }) => [name, value]))
    const json = pageJson(scriptOf(element, app))
    const data = mergeRootData(schema, scalars, json, asJson(given))
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
