/**
 * The entry point of a fresh clone: `npm start` and `npm test` begin here, with any version of Node. Installs
 * the packages if they are missing or out of date, and continues with the version that the project pins.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.giftwell-installed')
const isWindows = process.platform === 'win32'

function fail(message) {
  console.error(message)
  process.exit(1)
}

/** The lock file's fingerprint: packages are installed again when it changes. */
function fingerprint() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function installPackages() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  })
  if (status !== 0) {
    fail(
      'The packages could not be installed. Check that npm reaches its registry, then run the command again.',
    )
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20) fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`)

installPackages()

// The pinned Node is one of the packages; if it does not exist for this platform, the system's is used.
const pinned = join(bin, isWindows ? 'node.cmd' : 'node')
const node = existsSync(pinned) ? pinned : process.execPath
const [command, ...rest] = process.argv.slice(2)
const { status } = spawnSync(node, [join(root, 'scripts', `${command}.mjs`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  shell: isWindows,
  env: {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    STORYBOOK_DISABLE_TELEMETRY: '1',
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
  },
})
process.exit(status ?? 1)
