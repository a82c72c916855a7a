import { type DataSchema, mergeRootData, rootScalars } from '../../../src/domain/page/rootData'
import { fits, isExactly } from '../../../src/domain/schema/guard'
import type { ReadData } from '../app'
import { asJson, pageJson } from './pageJson'
import { scriptOf } from './scriptOf'

/**
 * Reads a root's data by its widget's schema, for `app(widget, dataBy(schema))`: scalars from its attributes,
 * JSON inside or beside it, and data from a script, which takes precedence. Invalid data is reported once, and
 * the widget shows its safe minimum.
 */
export const dataBy =
  (schema: DataSchema): ReadData =>
  (element, app, given, report) => {
    const scalars = rootScalars([...element.attributes].map(({ name, value }) => [name, value]))
    const json = pageJson(scriptOf(element, app))
    const data = mergeRootData(schema, scalars, json, asJson(given))
    if (isExactly(schema, data)) return data
    report('page-data-invalid', { app })
    // Invalid optional fields are dropped; an invalid required one leaves nothing.
    return fits(schema, data) ? data : {}
  }
