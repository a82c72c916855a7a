/**
 * npm can leave optional platform packages out of package-lock.json, and `npm ci` then refuses the
 * lock: this adds a stub for each. Run it through `npm run lock`, after every change of a dependency.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const OS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  linux: 'linux',
  linuxmusl: 'linux',
  win32: 'win32',
  windows: 'win32',
  sunos: 'sunos',
  aix: 'aix',
}
const CPU = [
  ...['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'],
]

const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const packages = lock.packages

/** The folder that contains this package's node_modules; '' for the root. */
function up(where) {
  const at = where.lastIndexOf('/node_modules/')
  return at < 0 ? '' : where.slice(0, at)
}

/** The nearest copy that Node would find from a folder, or null. */
function nearest(where, name) {
  for (let from = where; ; from = up(from)) {
    const key = `${from && `${from}/`}node_modules/${name}`
    if (packages[key]) return key
    if (!from) return null
  }
}

/** A package that the lock file should list, for the platform in its name; null if its name has none. */
function stub(name, version, isDev) {
  const words = name.split(/[/-]/)
  const os = words.map((word) => OS[word]).find(Boolean)
  if (!os) return null
  const cpu = CPU.find((word) => words.includes(word))
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(isDev && { dev: true }),
    ...(os === 'linux' && { libc: [/musl/.test(name) ? 'musl' : 'glibc'] }),
    optional: true,
    os: [os],
  }
}

let added = 0
for (const [where, { optionalDependencies, dev }] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(optionalDependencies ?? {})) {
    const version = range.replace(/^[~^]/, '')
    if (!/^\d+\.\d+\.\d+/.test(version)) continue
    const spot = nearest(where, name)
    if (spot && (range !== version || packages[spot].version === version)) continue
    const entry = stub(name, version, dev)
    if (!entry) continue
    packages[spot ? `${where}/node_modules/${name}` : `node_modules/${name}`] = entry
    added += 1
  }
}

const keys = Object.keys(packages).sort((a, b) => a.localeCompare(b, 'en'))
lock.packages = Object.fromEntries(keys.map((key) => [key, packages[key]]))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} stub entries added`)
