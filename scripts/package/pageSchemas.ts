import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { loadApps } from '../../src/cli/check-page/loadApps'
import { pageDataSchema } from '../../src/domain/page/pageData'

/** The JSON Schema of an app's page data, for the editors and tests of template authors. */
function jsonSchemaOf(title: string, schema: GenericSchema) {
  const { $schema, ...rest } = toJsonSchema(schema as never, {
    errorMode: 'ignore',
    // A check is a function: its message describes the condition.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'check' && 'message' in valibotAction
        ? { ...jsonSchema, description: `Must be ${valibotAction.message}.` }
        : undefined,
  })
  return { $schema, title, ...rest }
}

/** A file for each app that takes page data, and one for the data of all apps, by their names under `dist`. */
export async function pageSchemas(): Promise<Record<string, string>> {
  const apps = [...(await loadApps()).values()]
  const own = apps.flatMap(({ name, pageData }) => (pageData ? [[name, pageData] as const] : []))
  const titles = own.map(([name, schema]) => [name, jsonSchemaOf(`Page data of ${name}`, schema)])
  const shared = ['page', jsonSchemaOf('Data of a page for all of its apps', pageDataSchema)]
  return Object.fromEntries(
    [...titles, shared].map(([name, schema]) => [`schemas/${name}.json`, JSON.stringify(schema)]),
  )
}
