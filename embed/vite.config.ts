import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { version } from '../package.json' with { type: 'json' }
import { scopedCss } from '../scripts/css/scopeToRoot'
import { trustedRadixSelect } from '../scripts/css/trustedRadixSelect'
import { bareRowsPlugin } from '../scripts/embed/bareRows'
import { featureImports } from '../scripts/embed/featureImports'
import { loaderPlugin } from '../scripts/embed/loaderPlugin'
import { modulesOf } from '../scripts/embed/modulesOf'
import { reactModules } from '../scripts/embed/reactModules'
import { terserOptions } from '../scripts/embed/terserOptions'
import { apps, type EarlyRead, features, numberOf } from './chunks'
import { purposes } from './purposes'

/** As the loader's table wants it: `/checkout/cart?t=1` for a row that knows `t`, `!/customer`. */
const pathOf = ({ row, isForCustomers }: EarlyRead) => {
  // Every query of the contract is an object.
  const { entries = {} } = (row.query ?? {}) as { entries?: object }
  return `${isForCustomers ? '!' : ''}${row.path}${'t' in entries ? '?t=1' : ''}`
}

const reads = Object.fromEntries(Object.entries(apps).map(([name, own]) => [name, own.map(pathOf)]))

/**
 * Radix, and our dialog that stands on it: a group takes along what its modules need, so that a dialog
 * which two chunks share would bring Radix into the first screen.
 */
const RADIX =
  /[\\/]node_modules[\\/](@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|tslib)|[\\/]src[\\/]ui[\\/]dialog[\\/]/

/** What only the small cart of the header and its panel share. */
const HEADER = /[\\/]src[\\/].*mini-?cart/i

const LOGIC =
  /[\\/]src[\\/](?:domain|api|store|hooks|texts)[\\/]|[\\/]node_modules[\\/](?:valibot|date-fns)/

const ofCart = await modulesOf('embed/apps/checkout-cart.ts')
const ofHeader = await modulesOf('embed/apps/account-cart.ts')

/** Builds `dist/embed`: one script to include, and numbered chunks that it loads. */
export default defineConfig({
  css: scopedCss,
  resolve: { alias: { valibot: resolve('embed/outlines.ts') } },
  plugins: [
    reactModules(),
    bareRowsPlugin(),
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
    // Smaller by one per cent than the default, on every page of every shop.
    minify: 'terser',
    terserOptions,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(Object.keys(apps).map((name) => [name, `embed/apps/${name}.ts`])),
        ...Object.fromEntries(Object.entries(features).map(([name, { source }]) => [name, source])),
      },
      preserveEntrySignatures: 'strict',
      // Radix says "use client" in every file, which means nothing here, and React asks its scheduler for
      // what only a test's has.
      checks: { moduleLevelDirective: false, importIsUndefined: false, pluginTimings: false },
      output: {
        format: 'es',
        hashCharacters: 'hex',
        entryFileNames: ({ name }) => `${numberOf(name)}.[hash:8].js`,
        chunkFileNames: ({ name }) => `${numberOf(name)}.[hash:8].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `${numberOf(name.replace(/\.css$/, ''))}.[hash:8][extname]`,
        codeSplitting: {
          groups: [
            // React, the core of the store, and whatever else the cart shares: one piece is smaller
            // than three, and a page of the cart has the shop's header too.
            {
              name: 'main',
              test: (id) => ofCart.has(id) && !RADIX.test(id),
              minShareCount: 2,
              priority: 4,
            },
            { name: 'radix', test: RADIX, priority: 3 },
            {
              name: 'header',
              test: (id) => HEADER.test(id) || ofHeader.has(id),
              minShareCount: 2,
              priority: 2,
            },
            // What features share: rules and calls apart from what is drawn, so that a first screen
            // pays for no dialog, and a command for no field.
            { name: 'logic', test: LOGIC, minShareCount: 2, priority: 1 },
            { name: 'editing', minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
})
