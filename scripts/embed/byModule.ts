import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** One module of a built file. */
export interface ModuleWeight {
  /** Its path from the project's folder; missing for the bundler's own code. */
  source: string
  /** Number of its characters in the file. */
  minified: number
  /** The bytes by which the brotli-compressed file would shrink without this module. */
  brotli: number
}

/** The size of each module in a built file, according to its source map, largest first. */
export function byModule(file: string): ModuleWeight[] {
  const code = readFileSync(file, 'utf8')
  const parts = partsOf(code, mapOf(file, code))
  const whole = brotliCompressSync(code).length
  const weights = [...new Set(parts.map(({ source }) => source))].map((source) => {
    const rest = parts.flatMap((part) => (part.source === source ? [] : part.text)).join('')
    const brotli = whole - brotliCompressSync(rest).length
    return { source, minified: code.length - rest.length, brotli }
  })
  return weights.sort((a, b) => b.brotli - a.brotli)
}

/** The file itself names its source map, whose name has a different checksum. */
function mapOf(file: string, code: string): SourceMap | null {
  const name = /\/\/# sourceMappingURL=(.+)$/.exec(code)?.[1]
  return name ? new SourceMap(JSON.parse(readFileSync(join(dirname(file), name), 'utf8'))) : null
}

/** The file, split at each start of another module. */
function partsOf(code: string, map: SourceMap | null): { source: string; text: string }[] {
  const parts: { source: string; text: string }[] = []
  for (const [at, line] of code.split(/(?<=\n)/).entries()) {
    for (const [column, text] of [...line].entries()) {
      const entry = map?.findEntry(at, column)
      const origin = entry && 'originalSource' in entry ? entry.originalSource : null
      const source = origin?.replace(/^(\.\.\/)+/, '') ?? '(bundler)'
      const last = parts.at(-1)
      if (last?.source === source) last.text += text
      else parts.push({ source, text })
    }
  }
  return parts
}
