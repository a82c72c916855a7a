import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { readDocs } from './readDocs'
import { readTokens } from './readTokens'

const QUERY = /\?docs$/
const PREFIX = '\0docs:'

/**
 * Makes docstrings importable for the documentation: `import docs from './useCart.ts?docs'` are those of a file,
 * `'./tokens.css?docs'` its design tokens. Read at build time, so that no page needs a parser.
 */
export function sourceDocs(): Plugin {
  return {
    name: 'source-docs',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!QUERY.test(source)) return null
      const file = await this.resolve(source.replace(QUERY, ''), importer, { skipSelf: true })
      // With its own extension, because other plugins would treat it as the source file.
      return file && `${PREFIX}${file.id}.js`
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      const path = id.slice(PREFIX.length, -'.js'.length)
      this.addWatchFile(path)
      const text = readFileSync(path, 'utf8')
      const docs = path.endsWith('.css') ? readTokens(text) : readDocs(text, path)
      return `export default ${JSON.stringify(docs)}`
    },
  }
}
