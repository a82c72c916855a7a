import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/*
 * The table of layers, independent of the configuration: plants imports and circles in a temporary folder and
 * checks all of them in one run.
 */

interface Layer {
  /** Other folders that it may import. */
  ours: readonly string[]
  packages: readonly string[]
}

const LAYERS: Record<string, Layer> = {
  'src/domain': { ours: [], packages: ['valibot', 'date-fns-tz'] },
  'src/api': { ours: ['src/domain'], packages: ['ofetch', 'valibot'] },
  'src/store': { ours: ['src/api', 'src/domain'], packages: ['valtio/vanilla'] },
  'src/texts': { ours: ['src/domain'], packages: [] },
  'src/hooks': {
    ours: ['src/store', 'src/texts', 'src/domain'],
    packages: ['react', 'valtio', 'valtio/vanilla'],
  },
  'src/ui': {
    ours: [],
    packages: ['react', 'react-dom/client', '@radix-ui/react-dialog', '@radix-ui/react-select'],
  },
  'src/parts': { ours: ['src/hooks', 'src/texts', 'src/ui', 'src/domain'], packages: ['react'] },
  'src/widgets/pdp': {
    ours: ['src/parts', 'src/hooks', 'src/texts', 'src/ui', 'src/domain'],
    packages: ['react'],
  },
  'src/cli': { ours: ['src/api', 'src/domain'], packages: ['valibot'] },
  mocks: { ours: ['src/api'], packages: ['hono', 'msw', 'valibot'] },
  demo: { ours: ['mocks'], packages: ['hono'] },
  embed: {
    ours: [
      ...['src/widgets/pdp', 'src/widgets/other', 'src/parts', 'src/ui', 'src/hooks', 'src/texts'],
      ...['src/store', 'src/api', 'src/domain'],
    ],
    packages: ['react', 'react-dom/client', 'valibot'],
  },
}
const FOLDERS = [...Object.keys(LAYERS), 'src/widgets/other', 'stories', 'bench', 'testing']
/** Packages that only certain layers may import. */
const PACKAGES = [
  ...['react', 'react-dom/client', '@radix-ui/react-dialog', '@radix-ui/react-select', 'valtio'],
  ...['valtio/vanilla', 'ofetch', 'valibot', 'date-fns-tz', 'hono', 'msw', 'storybook/test'],
]

/** The ways to import a module; types count as well. */
const FORMS = [
  (from: string) => `import { a } from '${from}'`,
  (from: string) => `import type { A } from '${from}'`,
  (from: string) => `export { a } from '${from}'`,
  (from: string) => `export const a = import('${from}')`,
]

const up = (path: string) => '../'.repeat(path.split('/').length - 1)
const planted = (folder: string, name: string, form: number) =>
  `${folder}/planted-${name.replace(/\W/g, '-')}-${form}.ts`

/** The files of the planted project by path. */
const files = new Map<string, string>()
const verdicts: { file: string; isAllowed: boolean }[] = []

for (const folder of FOLDERS) files.set(`${folder}/target.ts`, 'export const a = 1')
for (const name of PACKAGES) files.set(`node_modules/${name}.js`, 'export const a = 1')
for (const [folder, { ours, packages }] of Object.entries(LAYERS)) {
  const targets = [
    ...FOLDERS.map((other) => ({
      name: other,
      from: `${up(`${folder}/x`)}${other}/target`,
      isAllowed: other === folder || ours.includes(other),
    })),
    ...PACKAGES.map((name) => ({ name, from: name, isAllowed: packages.includes(name) })),
  ]
  for (const { name, from, isAllowed } of targets) {
    for (const [form, line] of FORMS.entries()) {
      const file = planted(folder, name, form)
      files.set(file, line(from))
      verdicts.push({ file, isAllowed })
    }
  }
}
// The files that mocks and demo may import from other folders.
const single: [folder: string, target: string, isAllowed: boolean][] = [
  ['mocks', 'src/domain/schema/entities', true],
  ['mocks', 'src/domain/constants', true],
  ['mocks', 'src/domain/limits', true],
  ['mocks', 'src/domain/cart/totals', false],
  ['mocks', 'src/domain/index', false],
  ['mocks', 'src/api/client/client', false],
]
for (const [folder, target, isAllowed] of single) {
  files.set(`${target}.ts`, 'export const a = 1')
  const file = planted(folder, `of-${target}`, 0)
  files.set(file, `import { a } from '../${target}'`)
  verdicts.push({ file, isAllowed })
}
// Tests may import anything; a circle of types counts, and is named after its first file.
files.set('src/store/planted.test.ts', "import { a } from '../../mocks/target'")
verdicts.push({ file: 'src/store/planted.test.ts', isAllowed: true })
files.set('src/domain/one.ts', "import type { Two } from './two'\nexport type One = Two | 1")
files.set('src/domain/two.ts', "import type { One } from './one'\nexport type Two = One | 2")
verdicts.push({ file: 'src/domain/one.ts', isAllowed: false })

let folder = ''
const refused = new Set<string>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'giftwell-layers-'))
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), `${text}\n`)
  }
  // A configuration has no declarations: its path is not a literal, so that none are required.
  const path: string = '../.dependency-cruiser.mjs'
  const { default: config }: { default: IConfiguration } = await import(path)
  const { output } = await cruise(
    ['src', 'mocks', 'demo', 'embed'],
    {
      ruleSet: { forbidden: config.forbidden },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      baseDir: resolve(folder),
    },
    { extensions: ['.ts', '.js'] },
  )
  for (const { from } of (output as ICruiseResult).summary.violations) refused.add(from)
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the table of layers', () => {
  it.each(['', ...Object.keys(LAYERS)])('lets %s import what it may, and nothing else', (layer) => {
    const mine = verdicts.filter(({ file }) => file.startsWith(`${layer}/`) || layer === '')
    const found = mine.map(({ file }) => ({ file, isAllowed: !refused.has(file) }))
    expect(found).toEqual(mine)
  })
})
