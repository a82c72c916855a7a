/*
 * What the loader knows of the build. Written by scripts/embed/loaderPlugin.ts; tuples, not objects,
 * because every byte of it is on every page.
 */

/**
 * A chunk: the hash in the names of its script and its style, their SHA-384 in base64, and the
 * numbers of the chunks that it needs.
 */
export type ChunkRow = readonly [
  hash: string,
  sum: string,
  /** 0 where the chunk has no style. */
  styleSum: string | 0,
  ...needs: number[],
]

/**
 * An app's chunk, and what to ask the server early: paths with the query that they have on the
 * billing page, behind a `!` where only customers ask it.
 */
export type AppRow = readonly [number: number, ...reads: string[]]

export interface Table {
  version: string
  apps: Readonly<Record<string, AppRow>>
  chunks: Readonly<Record<number, ChunkRow>>
}

declare const __GIFTWELL_TABLE__: Table

/** The table of this build. Only the loader may import it: it exists nowhere else. */
export const table = __GIFTWELL_TABLE__
