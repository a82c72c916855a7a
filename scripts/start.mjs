/**
 * Builds the embed and the demo store, and starts the store and Storybook. Initial data is seeded, and
 * persists in DATA_FOLDER, or on the server of DATABASE_URL.
 */
import { spawn, spawnSync } from 'node:child_process'

const isWindows = process.platform === 'win32'
const children = []

function build(name) {
  console.log(`Building the ${name} …`)
  const { status } = spawnSync('npm', ['run', '--silent', `build:${name}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
  })
  if (status !== 0) {
    console.error(`The ${name} could not be built; the lines above say why.`)
    process.exit(1)
  }
}

function run(command, args, stdio) {
  const child = spawn(command, args, { stdio, shell: isWindows })
  children.push(child)
  return child
}

const end = () => {
  for (const child of children) child.kill()
}
process.on('SIGINT', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))
process.on('exit', end)

// PGlite takes seconds to create its first database: as long as the builds.
const template = run(process.execPath, ['scripts/pgliteTemplate.mjs'], 'inherit')
const isPrepared = new Promise((resolve) => template.on('exit', resolve))
build('embed')
build('demo')
await isPrepared
const storybookPort = process.env.STORYBOOK_PORT ?? '6006'
const quietly = ['--ci', '--quiet', '--no-open', '--exact-port']
run('storybook', ['dev', ...quietly, '--port', storybookPort], 'ignore')
const demo = run(process.execPath, ['dist/demo/server.js'], 'inherit')
console.log(`Storybook: http://localhost:${storybookPort}/ (ready in a few seconds)`)
demo.on('exit', (code) => process.exit(code ?? 1))
