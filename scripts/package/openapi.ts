import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { accountContract } from '../../src/api/account'
import { postLog } from '../../src/api/client/log'
import { contract } from '../../src/api/contract'
import type { Row } from '../../src/api/row'

type Json = Record<string, unknown>

/** The JSON schema of a guard, including guards of entities that cache validated values. */
export function jsonSchemaOf(schema: GenericSchema): Json {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema as never, {
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      'wrapped' in valibotSchema ? jsonSchemaOf(valibotSchema.wrapped as GenericSchema) : undefined,
  }) as Json
  return rest
}

const content = (schema: GenericSchema) => ({
  'application/json': { schema: jsonSchemaOf(schema) },
})

function queryParameters({ query }: Row): Json[] {
  if (!query) return []
  type Outline = { properties?: Json; required?: string[] }
  const { properties = {}, required = [] } = jsonSchemaOf(query) as Outline
  return Object.entries(properties).map(([name, schema]) => {
    return { name, in: 'query', required: required.includes(name), schema }
  })
}

function operation(operationId: string, row: Row): Json {
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const shape = { in: 'path', required: true, schema: { type: 'string' } }
  const inPath = names.map((name) => ({ name, ...shape }))
  const answer = row.answer
    ? { 200: { description: 'The response.', content: content(row.answer) } }
    : { 204: { description: 'Success, without a response body.' } }
  return {
    operationId,
    summary: row.summary,
    parameters: [...inPath, ...queryParameters(row)],
    ...(row.body ? { requestBody: { required: true, content: content(row.body) } } : {}),
    responses: {
      ...answer,
      default: { description: 'An error; `error` holds its code, if it has one.' },
    },
  }
}

/**
 * An operation; those of the account state that the specification lacks them, so that a shop may omit them.
 */
const described = (name: string, row: Row): Json =>
  name in accountContract
    ? { ...operation(name, row), tags: ['account'], 'x-giftwell-extension': true }
    : operation(name, row)

/** Both tables as OpenAPI 3.1; the log POST has an address of the host's choice. */
export function openApi(version: string): Json {
  const rows: [string, Row][] = [
    ...Object.entries<Row>(contract),
    ['postLog', postLog],
    ...Object.entries<Row>(accountContract),
  ]
  const paths: Record<string, Json> = {}
  for (const [name, row] of rows) {
    const path = row.path || '/log'
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: described(name, row) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Giftwell store API', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    paths,
  }
}
