import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha384 } from './checksum'

/** The purpose of a chunk, and whether the payment page needs it. */
export type Purposes = Readonly<Record<string, { purpose: string; isForPayment: boolean }>>

/** A file's entry in the inventory. */
export interface InventoryEntry {
  file: string
  version: string
  integrity: string
  purpose: string
  /** Whether a page with the payment form loads it. */
  payment: boolean
}

interface Listed {
  name: string
  file: string
  style: string | null
}

/**
 * Every file of a build with its checksum and purpose, for the inventory of scripts that a page with a
 * payment form must have (PCI DSS 6.4.3). It cannot list itself.
 */
export async function inventory(
  dir: string,
  version: string,
  purposes: Purposes,
  chunks: readonly Listed[],
): Promise<InventoryEntry[]> {
  const files = (await readdir(dir)).filter((file) => file !== 'script-inventory.json').sort()
  return Promise.all(
    files.map(async (file) => ({
      file,
      version,
      integrity: sha384(await readFile(join(dir, file))),
      ...reasonOf(file, purposes, chunks),
    })),
  )
}

function reasonOf(file: string, purposes: Purposes, chunks: readonly Listed[]) {
  if (file === 'embed.js') return { purpose: 'Finds the roots and loads the rest.', payment: true }
  if (file === 'manifest.json')
    return { purpose: 'Lists the files for servers; no page loads it.', payment: false }
  if (file.endsWith('.map'))
    return { purpose: 'For developers’ tools; no page loads it.', payment: false }
  const chunk = chunks.find((one) => one.file === file || one.style === file)
  const reason = chunk && purposes[chunk.name]
  if (!reason) throw new Error(`${file} has no purpose: give its chunk one in embed/purposes.ts.`)
  const style = chunk.style === file ? 'Style: ' : ''
  return { purpose: style + reason.purpose, payment: reason.isForPayment }
}
