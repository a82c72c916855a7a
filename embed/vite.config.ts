import { defineConfig } from 'vite'
import { version } from '../package.json' with { type: 'json' }
import { scopedCss } from '../scripts/css/scopeToRoot'
import { trustedRadixSelect } from '../scripts/css/trustedRadixSelect'
import { featureImports } from '../scripts/embed/featureImports'
import { loaderPlugin } from '../scripts/embed/loaderPlugin'
import { chunkGroups } from './build/chunkGroups'
import { apps, type EarlyRead, features, numberOf } from './chunks'
import { purposes } from './purposes'

/** As the loader's table wants it: `/checkout/cart?t=1` for a row that knows `t`, `!/customer`. */
const pathOf = ({ row, isForCustomers }: EarlyRead) => {
  // Every query of the contract is an object.
  const { entries = {} } = (row.query ?? {}) as { entries?: object }
  return `${isForCustomers ? '!' : ''}${row.path}${'t' in entries ? '?t=1' : ''}`
}

const reads = Object.fromEntries(Object.entries(apps).map(([name, own]) => [name, own.map(pathOf)]))

/** Builds `dist/embed`: one script to include, and numbered chunks that it loads. */
export default defineConfig({
  css: scopedCss,
  plugins: [
    trustedRadixSelect({ required: true }),
    featureImports(features, 'embed/page/feature.ts'),
    loaderPlugin({ version, numberOf, reads, purposes, loader: 'embed/loader/loader.ts' }),
  ],
  publicDir: false,
  // The names that Vite would list are not the last ones.
  logLevel: 'warn',
  build: {
    outDir: 'dist/embed',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(Object.keys(apps).map((name) => [name, `embed/apps/${name}.ts`])),
        ...Object.fromEntries(Object.entries(features).map(([name, { source }]) => [name, source])),
      },
      preserveEntrySignatures: 'strict',
      // Radix says "use client" in every file, which means nothing here.
      checks: { moduleLevelDirective: false, pluginTimings: false },
      output: {
        format: 'es',
        hashCharacters: 'hex',
        entryFileNames: ({ name }) => `${numberOf(name)}.[hash:8].js`,
        chunkFileNames: ({ name }) => `${numberOf(name)}.[hash:8].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `${numberOf(name.replace(/\.css$/, ''))}.[hash:8][extname]`,
        codeSplitting: {
          groups: await chunkGroups(),
        },
      },
    },
  },
})
