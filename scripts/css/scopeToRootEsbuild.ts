import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import postcss from 'postcss'
import type { Options } from 'tsup'
import { scopeToRoot } from './scopeToRoot'

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]

const NAMESPACE = 'gw-scoped-css'

/**
 * The same scoping for esbuild and tsup: `esbuildPlugins: [scopeToRootEsbuild()]`.
 *
 * tsup loads every path that ends in `.css` itself, before our plugins; hence the namespace and the
 * query at the end of the path.
 */
export function scopeToRootEsbuild(): EsbuildPlugin {
  return {
    name: NAMESPACE,
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\/.*\.css$/ }, ({ path, resolveDir }) => ({
        path: `${resolve(resolveDir, path)}?scoped`,
        namespace: NAMESPACE,
        sideEffects: true,
      }))
      build.onLoad({ filter: /\.css\?scoped$/, namespace: NAMESPACE }, async ({ path }) => {
        const from = path.slice(0, -'?scoped'.length)
        const { css } = await postcss([scopeToRoot()]).process(await readFile(from, 'utf8'), {
          from,
        })
        return { contents: css, loader: 'css', resolveDir: dirname(from), watchFiles: [from] }
      })
    },
  }
}
