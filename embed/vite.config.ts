import { defineConfig, runnerImport } from 'vite'
import { version } from '../package.json' with { type: 'json' }
import { scopedCss } from '../scripts/css/scopeToRoot'
import { trustedRadixSelect } from '../scripts/css/trustedRadixSelect'
import { entriesOfApps, entryOf } from '../scripts/embed/entriesOfApps'
import { featureImports } from '../scripts/embed/featureImports'
import { lightBuild } from '../scripts/embed/lightBuild'
import { loaderPlugin } from '../scripts/embed/loaderPlugin'
import { chunkGroups } from './build/chunkGroups'

// The apps' manifests are found with Vite's glob, so the tables are loaded through Vite.
const { module: tables } =
  await runnerImport<typeof import('./build/tables')>('./embed/build/tables.ts')
const {
  alone,
  anywhere,
  appEntries,
  features,
  likelyNext,
  numberOf,
  ownChoice,
  purposes,
  reads,
  textKeys,
} = tables

/**
 * Builds `dist/embed`: one script to include, and the numbered chunks that it loads. `dist/embed-light` is the
 * same on Preact.
 */
export default defineConfig({
  css: scopedCss,
  plugins: [
    trustedRadixSelect({ required: true }),
    entriesOfApps(appEntries),
    featureImports(features, 'embed/page/feature.ts'),
    lightBuild(),
    loaderPlugin({ version, numberOf, reads, purposes, alone, loader: 'embed/loader/loader.ts' }),
  ],
  define: {
    __GIFTWELL_PREFETCH__: JSON.stringify({ likelyNext, ownChoice, anywhere }),
    __GIFTWELL_TEXT_KEYS__: JSON.stringify(textKeys),
  },
  publicDir: false,
  // The names that Vite would list are not the final ones.
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
        ...Object.fromEntries(appEntries.map(({ name }) => [name, entryOf(name)])),
        ...Object.fromEntries(Object.entries(features).map(([name, { source }]) => [name, source])),
      },
      // Entries can export more, so that other chunks can import shared code from them.
      preserveEntrySignatures: 'allow-extension',
      // Radix has "use client" in every file, which has no effect here.
      checks: { moduleLevelDirective: false, pluginTimings: false },
      output: {
        format: 'es',
        hashCharacters: 'hex',
        entryFileNames: ({ name }) => `${numberOf(name)}.[hash:8].js`,
        chunkFileNames: ({ name }) => `${numberOf(name)}.[hash:8].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `${numberOf(name.replace(/\.css$/, ''))}.[hash:8][extname]`,
        codeSplitting: { groups: await chunkGroups() },
      },
    },
  },
})
