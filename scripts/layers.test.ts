import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/*
 * The table of layers, told once more and apart from biome.json: imports are planted in a folder of
 * the system's for temporary files, beside a copy of the configuration, and linted in one run.
 */

interface Layer {
  /** Layers of src that it may import. */
  layers: readonly string[]
  packages: readonly string[]
}

/** The layers of src, low to high. */
const LAYERS: Record<string, Layer> = {
  domain: { layers: [], packages: ['valibot', 'date-fns-tz'] },
  api: { layers: ['domain'], packages: ['ofetch', 'valibot'] },
  store: { layers: ['api', 'domain'], packages: ['valtio/vanilla'] },
  texts: { layers: ['domain'], packages: [] },
  hooks: { layers: ['store', 'texts', 'domain'], packages: ['react', 'valtio'] },
  ui: {
    layers: [],
    packages: ['react', 'react-dom', '@radix-ui/react-dialog', '@radix-ui/react-select'],
  },
  parts: { layers: ['hooks', 'texts', 'ui', 'domain'], packages: ['react'] },
  widgets: { layers: ['parts', 'hooks', 'texts', 'ui', 'domain'], packages: ['react'] },
  cli: { layers: ['api', 'domain'], packages: ['valibot'] },
}
const NAMES = Object.keys(LAYERS)
const OUTSIDE = ['mocks', 'stories', 'demo', 'bench', 'embed']
/** Packages that belong to one layer or another, and to no other. */
const PACKAGES = [
  'react',
  'react-dom/client',
  '@radix-ui/react-dialog',
  '@radix-ui/react-select',
  'valtio',
  'valtio/vanilla',
  'ofetch',
  'valibot',
  'date-fns-tz',
  'hono',
  'msw',
  'storybook/test',
]

/** The forms in which one thing is imported. */
const FORMS = [
  (from: string) => `import { a } from '${from}'`,
  (from: string) => `import type { A } from '${from}'`,
  (from: string) => `export { a } from '${from}'`,
  (from: string) => `export * from '${from}'`,
  (from: string) => `export const a = import('${from}')`,
]

interface Planted {
  /** Where it is planted. */
  path: string
  from: string
  isAllowed: boolean
}

const other = (name: string) => NAMES.filter((one) => one !== name)

/** What each layer of src may import and what it may not, by index and by file. */
const inSource: Planted[] = NAMES.flatMap((name) => {
  const { layers, packages } = LAYERS[name] ?? { layers: [], packages: [] }
  const isDeep = name === 'widgets'
  const path = `src/${name}/${isDeep ? 'pdp/' : ''}planted.tsx`
  const up = isDeep ? '../../' : '../'
  return [
    { path, from: './neighbour', isAllowed: true },
    ...other(name).flatMap((layer) =>
      [`${up}${layer}`, `${up}${layer}/some/file`].map((from) => {
        return { path, from, isAllowed: layers.includes(layer) }
      }),
    ),
    ...OUTSIDE.map((folder) => ({ path, from: `${up}../${folder}/file`, isAllowed: false })),
    ...PACKAGES.map((from) => ({ path, from, isAllowed: packages.includes(from) })),
  ]
})

const plant = (path: string, isAllowed: boolean, imports: readonly string[]): Planted[] =>
  imports.map((from) => ({ path, from, isAllowed }))

/** The folders beside src. */
const outside: Planted[] = [
  ...plant('mocks/planted.ts', true, [
    './db',
    'hono',
    'msw',
    '../src/api/cart',
    '../src/api/contract',
    '../src/domain/schema/entities',
    '../src/domain/constants',
    '../src/domain/limits',
  ]),
  ...plant('mocks/planted.ts', false, [
    ...['react', 'react-dom', 'valtio', 'ofetch', '../src/api/client/client', '../src/domain'],
    ...[
      '../src/domain/cart/totals',
      '../src/domain/cart/validity',
      '../stories/x',
      '../demo/x',
      '../embed/x',
    ],
    ...['store', 'texts', 'hooks', 'ui', 'parts', 'widgets', 'cli'].map(
      (name) => `../src/${name}/x`,
    ),
  ]),
  ...plant('demo/planted.ts', true, ['../mocks/backend', 'hono', '@hono/node-server']),
  ...plant('demo/planted.ts', false, [
    ...NAMES.map((name) => `../src/${name}/x`),
    ...['../stories/x', 'react', 'react-dom', 'valtio', 'ofetch'],
  ]),
  ...plant('embed/planted.tsx', true, [
    ...['widgets', 'parts', 'ui', 'hooks', 'texts', 'store', 'api'].map((one) => `../src/${one}/x`),
    ...['react', 'react-dom/client'],
  ]),
  ...plant('embed/planted.tsx', false, [
    ...['../mocks/x', '../stories/x', '../demo/x', '../src/cli/x', 'hono', 'msw'],
  ]),
  ...plant('stories/planted.tsx', true, [
    ...NAMES.map((name) => `../src/${name}/x`),
    ...['../mocks/scenarios', 'react', 'storybook/test'],
  ]),
  // Tests, and what they share, may ask the backend.
  ...plant('src/store/planted.test.ts', true, ['../../mocks/backend']),
  ...plant('src/store/some/testing.ts', true, ['../../../mocks/backend']),
  ...plant('src/cli/some/testing.ts', true, ['../../../mocks/backend']),
]

const planted = [...inSource, ...outside]
const paths = [...new Set(planted.map(({ path }) => path))]

/** The lines of a file: every import in every form. */
const linesOf = (path: string) =>
  planted
    .filter((one) => one.path === path)
    .flatMap(({ from, isAllowed }) => FORMS.map((form) => ({ text: form(from), isAllowed })))

interface Report {
  diagnostics: { category: string; location: { path: string; start: { line: number } } }[]
}

let folder = ''
/** The lines that the linter refuses, by path. */
const refused = new Map<string, Set<number>>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'giftwell-layers-'))
  await cp('biome.json', join(folder, 'biome.json'))
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(
      join(folder, path),
      `${linesOf(path)
        .map(({ text }) => text)
        .join('\n')}\n`,
    )
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[biome, 'lint', '--only=style/noRestrictedImports', '--vcs-enabled=false'],
      ...['--reporter=json', '--max-diagnostics=none', '.'],
    ],
    { cwd: folder, maxBuffer: 64_000_000 },
    // It ends with an error, as it should: the report is what counts.
  ).catch((error: { stdout: string }) => error)
  const { diagnostics }: Report = JSON.parse(stdout)
  for (const { category, location } of diagnostics) {
    if (category !== 'lint/style/noRestrictedImports') continue
    const lines = refused.get(location.path) ?? new Set()
    refused.set(location.path, lines.add(location.start.line))
  }
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the linter', () => {
  it.each(paths)('lets %s import what its layer knows, and nothing else', (path) => {
    const lines = linesOf(path)
    const verdicts = lines.map(({ text }, index) => ({
      text,
      isAllowed: !refused.get(path)?.has(index + 1),
    }))
    expect(verdicts).toEqual(lines)
  })
})
