import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import packageJson from '../../package.json' with { type: 'json' }

/** An empty database as PGlite makes it in some four seconds; copied in a tenth of them. */
const TEMPLATE = `.cache/pglite-${packageJson.devDependencies['@electric-sql/pglite']}.tar`

/** Opens PGlite on a folder, or in memory without one; new ones begin as a copy of the template. */
export async function openPglite(folder?: string): Promise<PGlite> {
  if (folder && existsSync(`${folder}/PG_VERSION`)) return PGlite.create(folder)
  const loadDataDir = await template()
  if (folder) await mkdir(folder, { recursive: true })
  return PGlite.create({ loadDataDir, ...(folder ? { dataDir: folder } : {}) })
}

/** The template, created if there is none yet. */
export async function template(): Promise<Blob> {
  if (!existsSync(TEMPLATE)) {
    const empty = await PGlite.create()
    const dump = await empty.dumpDataDir('none')
    await empty.close()
    await mkdir(dirname(TEMPLATE), { recursive: true })
    // Whole or not at all, as several tests may make it at once.
    const part = `${TEMPLATE}.${process.pid}`
    await writeFile(part, Buffer.from(await dump.arrayBuffer()))
    await rename(part, TEMPLATE)
  }
  return new Blob([await readFile(TEMPLATE)])
}
