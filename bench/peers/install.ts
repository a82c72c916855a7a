import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Peer, packageJson } from './packages'

/** Not under version control, and not part of the published package. */
const FOLDER = '.cache/peers'

/** The folder in which a peer is installed. */
export const folderOf = ({ name }: Pick<Peer, 'name'>): string =>
  join(FOLDER, name.toLowerCase().replaceAll(' ', '-'))

/**
 * Installs the packages of a peer with npm. Each peer has its own folder, so that a failure does not affect
 * the others. An earlier installation is reused.
 */
export function installPeer(peer: Peer): void {
  const folder = folderOf(peer)
  const file = join(folder, 'package.json')
  const done = join(folder, 'installed.json')
  const wanted = packageJson(peer)
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, wanted)
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1']
  // Package scripts do not run, and peer dependencies are not installed.
  const careful = ['--ignore-scripts', '--legacy-peer-deps']
  const { status } = spawnSync('npm', ['install', ...quiet, ...careful], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    throw new Error(
      `npm could not install ${Object.keys(peer.packages).join(', ')}. Check that it reaches its registry, and run the command again.`,
    )
  }
  writeFileSync(done, wanted)
}
