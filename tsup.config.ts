import { writeFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'
import packageJson from './package.json' with { type: 'json' }
import { withoutSheets } from './scripts/css/withoutSheets'
import { clientDirective } from './scripts/package/clientDirective'
import { mapsOfTheLibrary } from './scripts/package/mapsOfTheLibrary'
import { openApi } from './scripts/package/openapi'
import { packageSheets } from './scripts/package/sheets'
import { widgetEntries } from './scripts/package/widgetEntries'

/**
 * All entries in one build, so that what two of them use is one file: one context of React for all,
 * and no rule twice in the package.
 */
const library: Options = {
  entry: {
    index: 'src/index.ts',
    embed: 'embed/index.ts',
    ...widgetEntries(),
    rules: 'src/domain/index.ts',
    api: 'src/api/index.ts',
    testing: 'mocks/index.ts',
    'testing/msw': 'mocks/msw.ts',
  },
  dts: true,
  splitting: true,
  sourcemap: true,
  target: 'es2022',
  outDir: 'dist',
  format: ['esm'],
  external: ['react', 'react-dom', 'hono', 'msw'],
  esbuildPlugins: [withoutSheets()],
  plugins: [clientDirective(), mapsOfTheLibrary()],
}

/** Source maps come once: whoever debugs our code has the modules. */
const commonJs: Options = { ...library, format: ['cjs'], sourcemap: false }

async function writeSheetsAndDocument() {
  const files = { ...packageSheets(), 'openapi.json': JSON.stringify(openApi(packageJson.version)) }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(`dist/${name}`, text)))
}

/** The command `giftwell`: one file for Node, of `api` and `domain` only. */
const command: Options = {
  entry: { cli: 'src/cli/index.ts' },
  target: 'node20',
  platform: 'node',
  format: ['esm'],
  outDir: 'dist',
  splitting: false,
}

export default defineConfig([{ ...library, onSuccess: writeSheetsAndDocument }, commonJs, command])
