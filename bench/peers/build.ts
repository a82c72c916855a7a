import { copyFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { buildPage, OUT_DIR } from '../build'
import { folderOf } from './install'
import type { Peer } from './packages'

/** Builds a peer's page for production, like the floors, with the packages in its folder. */
export async function buildPeer(peer: Peer): Promise<void> {
  await buildPage(`bench/peers/pages/${peer.entry}`, {
    isWritten: true,
    plugins: [packagesOf(peer)],
  })
  if (peer.published) {
    const file = join(folderOf(peer), 'node_modules', peer.published)
    await copyFile(file, join(OUT_DIR, basename(peer.published)))
  }
}

/** Resolves packages from the peer's folder: the project has React, too, and a page cannot have two copies. */
function packagesOf(peer: Peer): Plugin {
  const from = resolve(folderOf(peer), 'package.json')
  return {
    name: 'packages-of-the-peer',
    enforce: 'pre',
    resolveId(source, importer) {
      const isOurs = importer?.includes('bench/peers/pages')
      if (isOurs && !/^[./]/.test(source)) return this.resolve(source, from, { skipSelf: true })
    },
  }
}
