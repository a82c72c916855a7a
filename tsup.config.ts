import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'
import packageJson from './package.json' with { type: 'json' }
import { withoutSheets } from './scripts/css/withoutSheets'
import { writeReference } from './scripts/docs/writeReference'
import { openApi } from './scripts/package/openapi'
import { pageSchemas } from './scripts/package/pageSchemas'
import { published } from './scripts/package/published'
import { packageSheets } from './scripts/package/sheets'

/** The types of the published package; `scripts/package/modules.config.ts` builds its modules. */
const types: Options = { entry: published, dts: { only: true }, outDir: 'dist', format: ['esm'] }

/**
 * All entries in one build, so that code used by two of them is in one file, with one React context for all.
 * Types are copied after the build. Whitespace is removed; names stay, so that stack traces are readable.
 */
const commonJs: Options = {
  entry: published,
  splitting: true,
  target: 'es2022',
  outDir: 'dist',
  format: ['cjs'],
  external: ['react', 'react-dom', 'msw'],
  esbuildPlugins: [withoutSheets()],
  esbuildOptions: (options) => {
    options.minifyWhitespace = true
  },
  onSuccess: writeFiles,
}

/** The dependencies bundled into the command: their licenses must be included. */
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

export default defineConfig([types, commonJs])
