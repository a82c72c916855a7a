import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { readDocs } from './readDocs'
import { readTokens } from './readTokens'

const QUERY = /\?docs$/
const PREFIX = '\0docs:'

/**
 * Gives documentation what the source says of itself: `import docs from './useCart.ts?docs'` are the
 * docstrings of a file, `'./tokens.css?docs'` its tokens. Read at build time, so that no page carries a parser.
 */
export function sourceDocs(): Plugin {
  return {
    name: 'source-docs',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!QUERY.test(source)) return null
      const file = await this.resolve(source.replace(QUERY, ''), importer, { skipSelf: true })
      // Under an ending of its own, or other plugins would take it for what it is read from.
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
