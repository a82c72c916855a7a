import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { hashOf, tableSum } from './checksum'

/** A written chunk with its final name. */
export interface NamedChunk {
  name: string
  number: number
  file: string
  script: string
  style: { file: string; text: string } | null
  /** Names of the chunks that it needs, at any depth. */
  needs: ReadonlySet<string>
}

/**
 * Names the files of a build by their checksums, so that the loader can derive the name from the checksum and
 * does not have to contain both. A chunk's imports are named first, because its code contains their names.
 * A source map keeps the name that its script contains, which would otherwise change the script's checksum.
 */
export async function nameBySum(
  dir: string,
  bundle: Rolldown.OutputBundle,
  numberOf: (name: string) => number,
): Promise<NamedChunk[]> {
  const named = new Map<string, NamedChunk>()
  const open = new Set<string>()

  async function visit(file: string): Promise<NamedChunk> {
    const known = named.get(file)
    if (known) return known
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk') throw new Error(`${file} is imported, but is no chunk.`)
    if (open.has(file)) throw new Error(`${file} imports itself by way of others: part them anew.`)
    open.add(file)
    let script = await readFile(join(dir, file), 'utf8')
    const needs = new Set<string>()
    for (const needed of chunk.imports) {
      const last = await visit(needed)
      script = script.replaceAll(`./${needed}`, `./${last.file}`)
      for (const name of [last.name, ...last.needs]) needs.add(name)
    }
    const number = numberOf(chunk.name)
    const result: NamedChunk = {
      name: chunk.name,
      number,
      file: await rename(dir, file, `${number}`, script),
      script,
      style: await styleOf(dir, chunk, number),
      needs,
    }
    named.set(file, result)
    return result
  }

  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk') await visit(output.fileName)
  }
  return [...named.values()].sort((a, b) => a.number - b.number)
}

async function styleOf(dir: string, chunk: Rolldown.OutputChunk, number: number) {
  const [file, ...others] = chunk.viteMetadata?.importedCss ?? []
  if (others.length > 0)
    throw new Error(`The chunk "${chunk.name}" has ${others.length + 1} styles.`)
  if (!file) return null
  const text = await readFile(join(dir, file), 'utf8')
  return { file: await rename(dir, file, `${number}`, text), text }
}

async function rename(dir: string, file: string, stem: string, text: string): Promise<string> {
  await rm(join(dir, file))
  const last = `${stem}.${hashOf(tableSum(text))}.${file.split('.').at(-1)}`
  await writeFile(join(dir, last), text)
  return last
}
