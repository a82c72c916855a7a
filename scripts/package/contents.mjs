/**
 * Checks the contents of the package: its size, that it has no source maps, and which modules are for the
 * client only.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Each app adds its own modules, in both builds of the embed: about 0.05 MB packed, 0.2 MB unpacked.
const LIMITS = { size: 3_065_000, unpackedSize: 11_830_000 }

const pack = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
})
// npm 12 returns an object by name, older versions an array.
const [published] = Object.values(JSON.parse(pack))
const paths = published.files.map(({ path }) => path)
const problems = []

for (const [name, limit] of Object.entries(LIMITS))
  if (published[name] > limit) problems.push(`${name}: ${published[name]} bytes, limit ${limit}`)
problems.push(...paths.filter((path) => path.endsWith('.map')).map((path) => `${path}: no map`))

const moduleOf = (entry) => `dist/modules/${entry}.js`
const isClient = (path) => readFileSync(path, 'utf8').startsWith('"use client"')
for (const entry of ['index', 'embed', 'widgets/index'].map(moduleOf))
  if (!isClient(entry)) problems.push(`${entry} lacks "use client"`)
for (const entry of ['api', 'rules', 'testing'].map(moduleOf))
  for (const path of reachable(entry))
    if (isClient(path)) problems.push(`${entry} reaches ${path}, which says "use client"`)

console.log(`Packed ${published.size} bytes, unpacked ${published.unpackedSize}.`)
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)

/** A module and all of its static imports. */
function reachable(path, known = new Set()) {
  if (known.has(path)) return known
  known.add(path)
  for (const [, target] of readFileSync(path, 'utf8').matchAll(/(?:from|import) ?"(\.[^"]+)"/g))
    reachable(join(dirname(path), target), known)
  return known
}
