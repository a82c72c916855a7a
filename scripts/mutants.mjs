/**
 * Plants mutations in the rules and the store, one at a time, and lists those that no test detects. A seed
 * always gives the same sample: `npm run mutants -- --count 40 --seed 1 --under src/domain`.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { run } from './checks.mjs'
import { mutationsOf } from './mutants/mutationsOf.mjs'

/** The time limit after which a run counts as endless, in milliseconds. */
const LONGEST_MS = 240_000

/** The minimum percentage of detected mutants. */
const WANTED = 95

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    under: { type: 'string', default: 'src/{domain,store}' },
  },
})

/** Pseudorandom numbers from 0 to 1 for a seed. */
function numbersFrom(seed) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function sampleOf(mutations, count, seed) {
  const next = numbersFrom(seed)
  const left = [...mutations]
  const size = Math.min(count, left.length)
  return Array.from({ length: size }, () => left.splice(Math.floor(next() * left.length), 1)[0])
}

/**
 * The folders of the tests for a source: those of its noun in all layers; for the core, those of the whole
 * store.
 */
function nearTo(path) {
  const [, layer, noun = ''] = path.split('/')
  const folders = ['domain', 'store', 'parts', 'hooks'].map((one) => `src/${one}/${noun}`)
  const ofNoun = noun.includes('.') ? [] : folders.filter((folder) => existsSync(folder))
  return ofNoun.length > 1 ? ofNoun : [`src/${layer}/`]
}

/** Whether a test fails: a nearby one, or any other of the library. An endless run counts as a failure. */
const isKilled = async (mutant) =>
  (await isNoticed(mutant, nearTo(mutant.path))) || isNoticed(mutant, ['src/'])

async function isNoticed(mutant, folders) {
  // Cached modules would contain an earlier mutant.
  const options = ['--fsModuleCache=false', '--bail=1', '--project=node', '--project=dom']
  const env = { GIFTWELL_MUTANT: JSON.stringify(mutant) }
  const args = ['run', ...options, ...folders]
  const { isGood } = await run('vitest', args, env, LONGEST_MS)
  return !isGood
}

const sources = globSync(`${values.under}/**/*.ts`).filter((path) => !path.endsWith('.test.ts'))
const mutations = sources
  .toSorted()
  .flatMap((path) => mutationsOf(path, readFileSync(path, 'utf8')))
const sample = sampleOf(mutations, Number(values.count), Number(values.seed))
const [control] = sample
if (control && (await isNoticed({ ...control, text: control.was }, ['src/']))) {
  console.log(`The tests fail without any mutation.`)
  process.exit(1)
}
const survivors = []
for (const mutant of sample) {
  const killed = await isKilled(mutant)
  if (!killed) survivors.push(mutant)
  const { path, line, was, text } = mutant
  const change = `${was.replaceAll(/\s+/g, ' ').slice(0, 60)} → ${text}`
  console.log(`${killed ? 'killed  ' : 'SURVIVED'}  ${path}:${line}  ${change}`)
}
const killed = sample.length - survivors.length
console.log(`\n${killed} of ${sample.length} killed, of ${mutations.length} that can be planted`)
process.exit(sample.length > 0 && killed * 100 >= sample.length * WANTED ? 0 : 1)
