import { writeFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'
import packageJson from './package.json' with { type: 'json' }
import { withoutSheets } from './scripts/css/withoutSheets'
import { openApi } from './scripts/package/openapi'
import { packageSheets } from './scripts/package/sheets'
import { widgetEntries } from './scripts/package/widgetEntries'

const shared: Options = {
  dts: true,
  splitting: true,
  sourcemap: true,
  target: 'es2022',
  outDir: 'dist',
  format: ['esm', 'cjs'],
  external: ['react', 'react-dom', 'hono', 'msw'],
}

/** Everything that knows React: one build with shared chunks, so that there is one context. */
const client: Options = {
  ...shared,
  entry: { index: 'src/index.ts', embed: 'embed/index.ts', ...widgetEntries() },
  esbuildPlugins: [withoutSheets()],
  // In CommonJS the directive would not be the first statement, and no bundler asks for it there.
  banner: ({ format }) => (format === 'esm' ? { js: "'use client';" } : {}),
}

/** What runs on a server as well: no directive, no context. */
const serverSafe: Options = {
  ...shared,
  entry: {
    rules: 'src/domain/index.ts',
    api: 'src/api/index.ts',
    testing: 'mocks/index.ts',
    'testing/msw': 'mocks/msw.ts',
  },
  async onSuccess() {
    const files = {
      ...packageSheets(),
      'openapi.json': `${JSON.stringify(openApi(packageJson.version), null, 2)}\n`,
    }
    await Promise.all(Object.entries(files).map(([name, text]) => writeFile(`dist/${name}`, text)))
  },
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

export default defineConfig([client, serverSafe, command])
