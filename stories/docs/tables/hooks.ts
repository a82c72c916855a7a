import type { Documented } from '../../../scripts/docs/readDocs'
import layer from '../../../src/hooks/index.ts?docs'
import { code, table } from './table'

const files = import.meta.glob<readonly Documented[]>(
  [
    '../../../src/hooks/*.{ts,tsx}',
    '../../../src/store/dialog/dialogs.ts',
    '!**/*.test.tsx',
    '!**/index.ts',
  ],
  { eager: true, query: '?docs', import: 'default' },
)
const stories = Object.keys(import.meta.glob('../../hooks/*.stories.tsx'))

const declared = new Map(Object.values(files).flatMap((docs) => docs.map((one) => [one.name, one])))

/** A hook as the index of the hooks exports it, with the interface of its result. */
export interface HookDoc {
  name: string
  hook: Documented
  result: Documented | undefined
}

/** Every hook of the layer's index, in its order; the package exports all of them. */
export const hooks: readonly HookDoc[] = layer.flatMap(({ name, signature }) => {
  const hook = declared.get(signature)
  if (!name.startsWith('use') || !hook) return []
  const result = declared.get(/\bUse\w+Result\b/.exec(hook.signature)?.[0] ?? '')
  return [{ name, hook, result }]
})

/** All hooks with purpose, signature, example and the fields of their results. */
export const hookReference = (): string => hooks.map(sectionOf).join('\n\n')

function sectionOf({ name, hook, result }: HookDoc): string {
  const hasStories = stories.includes(`../../hooks/${name}.stories.tsx`)
  return [
    `## ${name}`,
    hook.text,
    fence(hook.signature.replace(hook.name, name)),
    hook.example && fence(hook.example),
    result && fieldsOf(result),
    hasStories && `[Its states, with bare HTML](?path=/docs/hooks-${name.toLowerCase()}--docs)`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function fieldsOf({ members, bases }: Documented): string {
  return table(
    ['Result', 'Type', 'What it is'],
    [...members, ...bases.flatMap(inherited)].map(({ name, type, text }) => [
      code(name),
      code(type),
      text,
    ]),
  )
}

/** Verbs that a result includes from a group of actions: `DialogActions` from `dialogActions`. */
const inherited = (base: string) =>
  declared.get(base.charAt(0).toLowerCase() + base.slice(1))?.members ?? []

const fence = (text: string) => `\`\`\`tsx\n${text}\n\`\`\``
