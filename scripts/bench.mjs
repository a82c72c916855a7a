/** Builds the embed and the benchmark, and runs it: `npm run bench -- --rounds 7 --adapter page.json`. */
import { spawnSync } from 'node:child_process'
import { wholeChromiumPath } from './chromium.ts'
import { ensureChromium } from './ensureChromium.mjs'

function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
  })
  if (status !== 0) process.exit(status ?? 1)
}

const chromium = ensureChromium() && wholeChromiumPath()
run('vite', ['build', '--logLevel', 'error', '--config', 'embed/vite.config.ts'])
run('npm', ['run', '--silent', 'build:bench'])
run(process.execPath, ['dist/bench/run.js', ...process.argv.slice(2)])
