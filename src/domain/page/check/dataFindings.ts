import { type GenericIssue, getDotPath, safeParse } from 'valibot'
import { closeTo, nearest } from '../../nearest'
import { dataAttribute } from '../dataAttribute'
import { pageDataSchema } from '../pageData'
import { type DataSchema, mergeRootData, rootScalars } from '../rootData'
import { doubtfulValues } from './doubtfulValues'
import { contains, type FoundRoot, spelled } from './findRoots'
import { isJsonScript, readJsonBlock } from './jsonBlock'
import type { CheckedApps, Finding, PageElement } from './pageElement'
import { unknownKeys } from './unknownKeys'

/** The problems of a page's data: that of its roots, and that for all apps. */
export function dataFindings(
  elements: readonly PageElement[],
  roots: readonly FoundRoot[],
  apps: CheckedApps,
): Finding[] {
  const blocks = elements.filter(isJsonScript)
  return [
    ...roots.flatMap((root) => rootData(root, blocks, apps)),
    ...blocks.flatMap(sharedData),
    ...blocks.flatMap((block) => forNobody(block, roots)),
    ...blocks.flatMap((block) => outsideRoots(block, roots)),
  ]
}

function rootData(root: FoundRoot, blocks: readonly PageElement[], apps: CheckedApps): Finding[] {
  const { element, app } = root
  const schema = apps.get(app)?.pageData
  const scalars = rootScalars(Object.entries(element.attributes))
  const unknown = unknownScalars(root, Object.keys(scalars), schema)
  const block = blockOf(root, blocks)
  const read = block && readJsonBlock(block, app)
  if (read?.problem) return [...unknown, read.problem]
  if (!schema) return unknown
  if (block && isNoObject(read?.data)) return [...unknown, noObject(read?.data, app, block)]
  const hasNone = !block && Object.keys(scalars).length === 0
  const data = mergeRootData(schema, scalars, read?.data)
  const malformed = issuesOf(schema, data, app, block ?? element)
  if (malformed.length > 0 && hasNone) return [...unknown, missing(root)]
  const unread = block ? unknownKeys(schema, read?.data, app, block) : []
  const doubtful = doubtfulValues(schema, data, app, block ?? element)
  return [...unknown, ...malformed, ...unread, ...doubtful]
}

/** The data block inside a root, else the first one that names its app: beside the root, or anywhere. */
function blockOf({ element, app }: FoundRoot, blocks: readonly PageElement[]) {
  const named = blocks.filter(({ attributes }) => attributes['data-giftwell-for'] === app)
  const { parent } = element
  return (
    blocks.find((one) => 'data-giftwell-props' in one.attributes && contains(element, one)) ??
    named.find((one) => parent && contains(parent, one)) ??
    named[0]
  )
}

function missing({ element, app }: FoundRoot): Finding {
  return {
    code: 'data-missing',
    severity: 'error',
    what: `${spelled(element)} has no data, so ${app} has nothing to show.`,
    remedy: `Add a <script type="application/json" data-giftwell-props> inside it; see dist/schemas/${app}.json for the schema.`,
    app,
    element,
  }
}

function unknownScalars(
  { element, app }: FoundRoot,
  keys: string[],
  schema?: DataSchema,
): Finding[] {
  const known = Object.keys(schema?.entries ?? {})
  return keys
    .filter((key) => !known.includes(key))
    .map((key) => {
      const near = nearest(key, known)?.word
      return {
        code: 'data-unknown',
        severity: 'warning',
        what: `${spelled(element)} has the attribute ${attributeOf(key)}, which ${app} ignores.`,
        remedy: near ? `Did you mean ${attributeOf(near)}? Otherwise, remove it.` : 'Remove it.',
        app,
        element,
      }
    })
}

const attributeOf = (key: string) => dataAttribute(`giftwell-${key}`)

function sharedData(block: PageElement): Finding[] {
  const { attributes } = block
  const isShared = 'data-giftwell-page' in attributes
  if (!isShared && !('data-giftwell-cart' in attributes)) return []
  const read = readJsonBlock(block, null)
  if (read.problem) return [read.problem]
  if (!isShared) return []
  return [
    ...issuesOf(pageDataSchema, read.data, null, block),
    ...unknownKeys(pageDataSchema, read.data, null, block),
    ...doubtfulValues(pageDataSchema, read.data, null, block),
  ]
}

/** Whether data is not an object, and therefore not read; a server may write `null` for an app without data. */
const isNoObject = (data: unknown) =>
  data != null && (typeof data !== 'object' || Array.isArray(data))

const noObject = (data: unknown, app: string, element: PageElement): Finding => ({
  code: 'data-malformed',
  severity: 'error',
  what: `The data of ${app} is ${Array.isArray(data) ? 'an array' : JSON.stringify(data)}, so it is ignored.`,
  remedy: 'It must be an object.',
  app,
  element,
})

function issuesOf(
  schema: DataSchema,
  data: unknown,
  app: string | null,
  element: PageElement,
): Finding[] {
  const { issues = [] } = safeParse(schema, data)
  const messages = issues
    .map((issue) => inWords(issue, app))
    .map((words) => [words.what, words] as const)
  return [...new Map(messages).values()].map((words) => ({
    code: 'data-malformed',
    severity: 'error',
    ...words,
    app,
    element,
  }))
}

/** Names of types in messages. */
const TYPES: Readonly<Record<string, string>> = {
  number: 'a number',
  string: 'a string',
  boolean: 'true or false',
  Object: 'an object',
  Array: 'an array',
}

/** What a schema found, in words: a check's own message, otherwise the expected type. */
function inWords(issue: GenericIssue, app: string | null): Pick<Finding, 'what' | 'remedy'> {
  const { kind, message, received, expected, input, path } = issue
  const key = getDotPath(issue)
  const placeOf = (at: string | null) => `${at || 'The data'}${app ? ` of ${app}` : ''}`
  const malformed = (at: string | null, is: string, wanted: string) => ({
    what: `${placeOf(at)} is ${is}, so it is ignored.`,
    remedy: `It must be ${wanted}.`,
  })
  if (received === 'undefined') {
    // A list counts as an object without its keys.
    if (Array.isArray(path?.at(-1)?.input))
      return malformed(key?.replace(/\.?[^.]+$/, '') ?? null, 'an array', 'an object')
    const what = `${placeOf(key)} is missing, so anything that needs it is ignored.`
    return { what, remedy: `Add it; see dist/schemas/${app ?? 'page'}.json for the schema.` }
  }
  const isChecked = kind === 'validation'
  if (isChecked && received === 'Object')
    return {
      what: `${placeOf(key)} is incomplete, so it is ignored.`,
      remedy: `It must have ${message}.`,
    }
  const isEmpty = Array.isArray(input) && input.length === 0
  const is = isEmpty ? 'an empty array' : (TYPES[received] ?? received)
  return malformed(key, is, isChecked ? message : typesOf(expected ?? 'something else'))
}

/** `(string | number)` in words. */
const typesOf = (expected: string): string =>
  expected
    .replace(/^\(|\)$/g, '')
    .split(' | ')
    .map((type) => TYPES[type] ?? type)
    .join(' or ')

function forNobody(element: PageElement, roots: readonly FoundRoot[]): Finding[] {
  const app = element.attributes['data-giftwell-for']
  if (app === undefined || roots.some((root) => root.app === app)) return []
  const near = closeTo(
    app,
    roots.map((root) => root.app),
  )
  return [
    {
      code: 'data-for-nobody',
      severity: 'warning',
      what: `The page has data for "${app}", but no root element for it.`,
      remedy: near
        ? `Did you mean data-giftwell-for="${near}"?`
        : 'Add the root element, or remove the data.',
      app,
      element,
    },
  ]
}

/** A block that is in no root and names no app, so nothing reads it. */
function outsideRoots(element: PageElement, roots: readonly FoundRoot[]): Finding[] {
  const { attributes } = element
  if (!('data-giftwell-props' in attributes) || 'data-giftwell-for' in attributes) return []
  if (roots.some((root) => contains(root.element, element))) return []
  return [
    {
      code: 'data-for-nobody',
      severity: 'warning',
      what: 'A data block with data-giftwell-props is not inside a root element, so nothing reads it.',
      remedy:
        'Move it into the root element, or add data-giftwell-for="…" with the name of the app.',
      app: null,
      element,
    },
  ]
}
