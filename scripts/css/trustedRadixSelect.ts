import { readFile } from 'node:fs/promises'
import type { Options } from 'tsup'
import type { Plugin as VitePlugin } from 'vite'

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]

/*
 * Radix Select writes the style of its viewport with dangerouslySetInnerHTML, which throws on a page that
 * requires Trusted Types, and the whole root is lost. A text child has the same effect and is allowed,
 * because style text is not a script sink.
 */

const FILE = /[\\/]@radix-ui[\\/]react-select[\\/]dist[\\/]index\.m?js$/
const HTML = /dangerouslySetInnerHTML:\s*\{\s*__html:\s*(`[^`]*`)\s*,?\s*\}/g
const NAME = 'gw-trusted-radix-select'

/** Radix Select's code with its style as a text child. Throws if the code has an unknown form. */
export function withTextStyle(code: string, file: string): string {
  const found = code.match(HTML) ?? []
  if (found.length !== 1 || code.split('dangerouslySetInnerHTML').length !== 2) {
    throw new Error(
      `${NAME}: expected one style by innerHTML in ${file}, found ${found.length}. ` +
        'Radix Select has changed: look at how it writes its style, and fix scripts/css/trustedRadixSelect.ts.',
    )
  }
  return code.replace(HTML, 'children: $1')
}

/** Options of both plugins. */
export interface TrustedRadixSelectOptions {
  /** Fail a build that does not contain Radix Select, for example because it was left external. */
  required?: boolean
}

/** For Vite, Storybook and Rollup; includes the dependencies that Vite bundles in advance in development. */
export function trustedRadixSelect(options: TrustedRadixSelectOptions = {}): VitePlugin {
  return {
    ...transformer(options),
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [transformer({})] } } }),
  }
}

/** For esbuild and tsup, which must bundle `@radix-ui/react-select` (`noExternal`) for it to work. */
export function trustedRadixSelectEsbuild(options: TrustedRadixSelectOptions = {}): EsbuildPlugin {
  return {
    name: NAME,
    setup(build) {
      let seen = false
      build.onLoad({ filter: FILE }, async ({ path }) => {
        seen = true
        return { contents: withTextStyle(await readFile(path, 'utf8'), path), loader: 'js' }
      })
      build.onEnd(() => {
        if (options.required && !seen) return { errors: [{ text: neverSeen }] }
      })
    },
  }
}

const neverSeen = `${NAME}: @radix-ui/react-select was never loaded; is it external?`

function transformer({ required }: TrustedRadixSelectOptions): {
  name: string
  transform(code: string, id: string): { code: string; map: null } | null
  buildEnd(error?: Error): void
} {
  let seen = false
  return {
    name: NAME,
    transform(code, id) {
      const file = id.split('?', 1)[0] ?? id
      if (!FILE.test(file)) return null
      seen = true
      return { code: withTextStyle(code, file), map: null }
    },
    buildEnd(error) {
      if (required && !seen && !error) throw new Error(neverSeen)
    },
  }
}
