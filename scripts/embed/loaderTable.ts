import type { Table } from '../../embed/loader/table'

/** An app's entry in the table: its name and its early reads. */
export type AppWords = readonly [name: string, ...reads: string[]]

/** A chunk's entry in the table. */
export interface TableChunk {
  number: number
  /** Numbers of the chunks that it needs, at any depth. */
  needs: readonly number[]
  scriptSum: string
  styleSum: string | null
  app?: AppWords | undefined
}

/** Writes the loader's table; see `Table` for its format. */
export function loaderTable(
  version: string,
  chunks: readonly TableChunk[],
  inspector: number,
): Table {
  const known = new Map(chunks.map((chunk) => [chunk.number, chunk]))
  const places = Array.from({ length: Math.max(...known.keys()) + 1 }, (_, at) => known.get(at))
  const inOrder = places.filter((chunk) => chunk !== undefined)
  return [
    version,
    places.map((chunk) => (chunk ? rowOf(chunk, known) : '')).join(' '),
    inOrder.map(({ scriptSum, styleSum }) => scriptSum + (styleSum ?? '')).join(''),
    inspector,
  ]
}

function rowOf(chunk: TableChunk, known: ReadonlyMap<number, TableChunk>): string {
  const { needs, styleSum, app = [] } = chunk
  // Only direct needs: the loader resolves theirs, to any depth.
  const implied = new Set(needs.flatMap((need) => known.get(need)?.needs ?? []))
  const direct = needs.filter((need) => !implied.has(need))
  return [direct.join('.'), styleSum ? 1 : 0, ...app].join(',')
}
