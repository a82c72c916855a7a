/**
 * Lists the modules in the script of an app or another chunk, by size: `npm run bytes -- core`; with `--light`,
 * those of the light build. Reads the output of `npm run build:embed`.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { byModule } from './embed/byModule.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { light: { type: 'boolean', default: false } },
})
const folder = values.light ? 'dist/embed-light' : 'dist/embed'
const [name] = positionals
const { chunks } = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'))
const wanted = chunks.find((chunk) => chunk.name === name)
if (!wanted) {
  const names = chunks.map((chunk) => chunk.name).join(', ')
  throw new Error(`"${name ?? ''}" is no chunk of ${folder}: name one of ${names}.`)
}

/** A package, or a folder of ours: `node_modules/valibot`, `src/domain`. */
const roomOf = (source) => source.split('/').slice(0, 2).join('/')

const rooms = {}
console.log('Bytes that a file would lose with brotli without this module alone; characters of it.')
const own = chunks.filter((chunk) => chunk === wanted || wanted.needs.includes(chunk.number))
for (const chunk of own.filter((chunk) => chunk.name !== 'react')) {
  const modules = byModule(`${folder}/${chunk.file}`)
  for (const { source, brotli } of modules)
    rooms[roomOf(source)] = (rooms[roomOf(source)] ?? 0) + brotli
  console.log(`\n${chunk.name}`)
  console.table(modules)
}
console.log('\nBy folder, brotli')
console.table(Object.fromEntries(Object.entries(rooms).sort(([, a], [, b]) => b - a)))
