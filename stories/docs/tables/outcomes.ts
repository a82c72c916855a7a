import type { Documented } from '../../../scripts/docs/readDocs'
import hookIndex from '../../../src/hooks/index.ts?docs'
import storeIndex from '../../../src/store/index.ts?docs'
import { code, table } from './table'

const files = import.meta.glob<readonly Documented[]>(
  ['../../../src/{store,domain,hooks}/**/*.ts', '!**/*.test.ts'],
  { eager: true, query: '?docs', import: 'default' },
)
const declared = new Map(
  Object.values(files)
    .flat()
    .filter(({ kind }) => kind !== 'export')
    .map((one) => [one.name, one]),
)

/** The statuses of a type and of the types that it consists of, without reasons and field names. */
function statusesOf(name: string): readonly string[] {
  const found = declared.get(name)
  if (!found) return []
  const text = [found.signature, ...found.bases].join(' ').replace(/\bPick<[^>]*>|\w+Reason\b/g, '')
  const parts = text.match(/\b[A-Z]\w+/g) ?? []
  const own = [...text.matchAll(/'([a-z][a-z-]+)'/g)].map(([, status]) => status ?? '')
  return [...new Set([...own, ...parts.filter((part) => part !== name).flatMap(statusesOf)])]
}

const publicNames = new Set([...hookIndex, ...storeIndex].map(({ name }) => name))

/** The results of actions: the names of all outcomes that the package exports. */
export const outcomeNames: readonly string[] = [...publicNames]
  .filter((name) => name.endsWith('Outcome') && name !== 'Outcome')
  .sort()

/** Every outcome with its statuses and its actions. */
export const outcomeTable = (): string =>
  table(
    ['Outcome', 'Statuses', 'Of'],
    outcomeNames.map((name) => [
      code(name),
      statusesOf(name).map(code).join(', '),
      declared.get(name)?.text ?? '',
    ]),
  )

/** Reasons of failures: the sentences of the type's docstring, one for each reason. */
export const reasonTable = (): string =>
  table(
    ['Reason', 'Why it failed'],
    [...(declared.get('FailureReason')?.text ?? '').matchAll(/`([a-z-]+)`:\s([^.]+\.)/g)].map(
      ([, reason, text]) => [code(reason), text ?? ''],
    ),
  )
