import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { embedFolder } from '../../embed/build/embedFolder'
import { hashOf, tableSum } from '../../scripts/embed/checksum'

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
}

/** One file of the manifest. */
export interface BuiltChunk {
  number: number
  name: string
  file: string
  integrity: string
  style: string | null
  /** Numbers of the chunks that it needs. */
  needs: readonly number[]
}

/** Replaces files of the embed, by name. */
export type Answers = Map<string, () => Response | Promise<Response>>

/** The built embed, and the files with which a test replaces its own. */
export async function openBuiltEmbed() {
  const { chunks } = JSON.parse(await readFile(join(embedFolder, 'manifest.json'), 'utf8'))
  const answers: Answers = new Map()
  return {
    answers,
    answer: (file: string) => answers.get(file)?.() ?? fileAnswer(file),
    chunk(name: string): BuiltChunk {
      const found = chunks.find((chunk: BuiltChunk) => chunk.name === name)
      if (!found) throw new Error(`The embed has no chunk "${name}".`)
      return found
    },
    neededBy(name: string): BuiltChunk[] {
      const { needs } = this.chunk(name)
      return chunks.filter((chunk: BuiltChunk) => needs.includes(chunk.number))
    },
    async replaceScript(chunk: BuiltChunk, code: string): Promise<void> {
      const loader = await readFile(join(embedFolder, 'embed.js'), 'utf8')
      const old = tableSum(await readFile(join(embedFolder, chunk.file)))
      const sum = tableSum(code)
      const patched = loader.replace(old, sum)
      chunk.file = `${chunk.number}.${hashOf(sum)}.js`
      answers.set(chunk.file, () => script(code))
      answers.set('embed.js', () => script(patched))
    },
  }
}

const script = (code: string) =>
  new Response(code, { headers: { 'content-type': 'text/javascript' } })

async function fileAnswer(file: string): Promise<Response> {
  const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain'
  try {
    // A name only: the route has no folders in it.
    const body = await readFile(join(embedFolder, file))
    return new Response(body, { headers: { 'content-type': type } })
  } catch {
    return new Response('not found', { status: 404 })
  }
}
