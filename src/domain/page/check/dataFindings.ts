import { type GenericIssue, getDotPath, safeParse } from 'valibot'
import { nearest } from '../../nearest'
import { pageDataSchema } from '../pageData'
import { type DataSchema, mergeRootData, rootScalars } from '../rootData'
import { type FoundRoot, spelled } from './findRoots'
import { isJsonScript, readJsonBlock } from './jsonBlock'
import type { CheckedApps, Finding, PageElement } from './pageElement'

/** What is wrong with the data of a page: those of its roots, and those that are for all apps. */
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
  const hasNone = !block && Object.keys(scalars).length === 0
  const malformed = issuesOf(
    schema,
    mergeRootData(schema, scalars, read?.data),
    app,
    block ?? element,
  )
  if (malformed.length > 0 && hasNone) return [...unknown, missing(root)]
  return [...unknown, ...malformed]
}

/** The block inside a root, or the first one that names its app. */
function blockOf({ element, app }: FoundRoot, blocks: readonly PageElement[]) {
  const isInside = ({ parent }: PageElement): boolean =>
    parent !== null && (parent === element || isInside(parent))
  return (
    blocks.find((one) => 'data-giftwell-props' in one.attributes && isInside(one)) ??
    blocks.find(({ attributes }) => attributes['data-giftwell-for'] === app)
  )
}

function missing({ element, app }: FoundRoot): Finding {
  return {
    code: 'data-missing',
    severity: 'error',
    what: `${spelled(element)} has no data, and ${app} cannot show anything without them.`,
    remedy: `Put <script type="application/json" data-giftwell-props> into it; its schema is dist/schemas/${app}.json.`,
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
        what: `${spelled(element)} has the attribute ${attributeOf(key)}, which ${app} does not know.`,
        remedy: near ? `Write ${attributeOf(near)}, or leave it out.` : 'Leave it out.',
        app,
        element,
      }
    })
}

const attributeOf = (key: string) =>
  `data-giftwell-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

function sharedData(block: PageElement): Finding[] {
  const { attributes } = block
  const isShared = 'data-giftwell-page' in attributes
  if (!isShared && !('data-giftwell-cart' in attributes)) return []
  const read = readJsonBlock(block, null)
  if (read.problem) return [read.problem]
  return isShared ? issuesOf(pageDataSchema, read.data, null, block) : []
}

function issuesOf(
  schema: DataSchema,
  data: unknown,
  app: string | null,
  element: PageElement,
): Finding[] {
  const { issues = [] } = safeParse(schema, data)
  return issues.map((issue) => ({
    code: 'data-malformed',
    severity: 'error',
    ...inWords(issue, app),
    app,
    element,
  }))
}

/** What a schema finds, in words: of a check its own, else by the type that it wants. */
function inWords(issue: GenericIssue, app: string | null): Pick<Finding, 'what' | 'remedy'> {
  const { kind, message, received, expected } = issue
  const place = `${getDotPath(issue) ?? 'The data'}${app ? ` of ${app}` : ''}`
  if (received === 'undefined') {
    const what = `${place} is missing, so what it belongs to does not count.`
    return { what, remedy: `Add it; dist/schemas/${app ?? 'page'}.json has all of it.` }
  }
  const wanted = kind === 'validation' ? message : (expected ?? 'something else')
  return { what: `${place} is ${received}, which does not count.`, remedy: `It must be ${wanted}.` }
}

function forNobody(element: PageElement, roots: readonly FoundRoot[]): Finding[] {
  const app = element.attributes['data-giftwell-for']
  if (app === undefined || roots.some((root) => root.app === app)) return []
  return [
    {
      code: 'data-for-nobody',
      severity: 'warning',
      what: `There are data for "${app}", and no root of it.`,
      remedy: 'Add the root, or leave the data out.',
      app,
      element,
    },
  ]
}
