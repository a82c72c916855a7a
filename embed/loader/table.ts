/*
 * What the loader knows about the build, as compact texts. Written by scripts/embed/loaderTable.ts, read by
 * decodeManifest.ts.
 */

/**
 * `rows` lists all chunks, separated by spaces; a chunk's number is its position. Each has the numbers of its
 * dependencies, separated by dots, and 1 if it has a style, else 0. An app also has its name and its early
 * reads: paths with the query that they have on the billing page, prefixed with `!` if only customers need
 * them. `6.13,1,account-cart,/checkout/regen-mini-cart/,!/customer`
 *
 * `sums` has the checksums of the files in the same order, each script's before its style's. `inspector` is the
 * number of the chunk that `Giftwell.inspect()` loads.
 */
export type Table = readonly [version: string, rows: string, sums: string, inspector: number]

declare const __GIFTWELL_TABLE__: Table

/** This build's table. Only the loader can import it: it is defined nowhere else. */
export const table = __GIFTWELL_TABLE__
