import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'
import packageJson from './package.json' with { type: 'json' }
import { withoutSheets } from './scripts/css/withoutSheets'
import { writeReference } from './scripts/docs/writeReference'
import { clientDirective } from './scripts/package/clientDirective'
import { mapsOfTheLibrary } from './scripts/package/mapsOfTheLibrary'
import { openApi } from './scripts/package/openapi'
import { pageSchemas } from './scripts/package/pageSchemas'
import { packageSheets } from './scripts/package/sheets'
import { widgetEntries } from './scripts/package/widgetEntries'

/** What the package publishes, by the name of its entry. */
const published = {
  index: 'src/index.ts',
  embed: 'embed/index.ts',
  ...widgetEntries(),
  rules: 'src/domain/index.ts',
  api: 'src/api/index.ts',
  testing: 'mocks/index.ts',
  'testing/msw': 'mocks/msw.ts',
}

/**
 * All entries in one build, so that what two of them use is one file: one context of React for all,
 * and no rule twice in the package.
 */
const library: Options = {
  entry: published,
  dts: { entry: published },
  splitting: true,
  sourcemap: true,
  target: 'es2022',
  outDir: 'dist',
  format: ['esm'],
  external: ['react', 'react-dom', 'msw'],
  esbuildPlugins: [withoutSheets()],
  plugins: [clientDirective(), mapsOfTheLibrary()],
}

/** The command `giftwell` shares what it serves with `giftwell/testing`, so that it stands in the package once. */
const modules: Options = {
  ...library,
  entry: { ...library.entry, cli: 'src/cli/index.ts' },
  onSuccess: writeFiles,
}

/**
 * Source maps come once: whoever debugs our code has the modules. Types are copied from theirs after the
 * build. White space goes; names stay, so that a stack says where it was.
 */
const commonJs: Options = {
  ...library,
  format: ['cjs'],
  sourcemap: false,
  dts: false,
  esbuildOptions: (options) => {
    options.minifyWhitespace = true
  },
}

/** What the command has in its own files of others: their terms have to be with it. */
const BUNDLED = ['parse5', 'parse5/node_modules/entities']

async function writeFiles() {
  const licenses = await Promise.all(
    BUNDLED.map(
      async (name) => `${name}\n\n${await readFile(`node_modules/${name}/LICENSE`, 'utf8')}`,
    ),
  )
  const files = {
    ...packageSheets(),
    ...(await pageSchemas()),
    'openapi.json': JSON.stringify(openApi(packageJson.version)),
    'licenses.txt': licenses.join('\n'),
  }
  await mkdir('dist/schemas', { recursive: true })
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(`dist/${name}`, text)))
  await writeReference('dist/docs')
}

export default defineConfig([modules, commonJs])
