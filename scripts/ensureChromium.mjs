import { spawnSync } from 'node:child_process'
import { chromiumPath } from './chromium.ts'

/** The installation commands by package manager; chromium alone if a release lacks the headless shell. */
const INSTALLERS = {
  'apt-get': [
    'update -qq',
    'install -y -qq chromium chromium-headless-shell',
    'install -y -qq chromium',
  ],
  dnf: ['install -y -q chromium'],
  apk: ['add --quiet chromium'],
}

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0
const exists = (command) =>
  spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined

/**
 * The path of a Chromium, installed from the system's packages if none is found. If that fails, too, prints
 * what to do and returns null.
 */
export function ensureChromium() {
  const found = chromiumPath()
  if (found) return found
  const [installer, steps] = Object.entries(INSTALLERS).find(([name]) => exists(name)) ?? [null, []]
  if (installer) {
    console.log('Installing Chromium from the system’s packages …')
    const isRoot = process.getuid?.() === 0
    const sudo = !isRoot && exists('sudo')
    for (const step of steps) {
      if (chromiumPath()) break
      const words = step.split(' ')
      sudo ? run('sudo', ['-n', installer, ...words]) : run(installer, words)
    }
  }
  const installed = chromiumPath()
  if (installed) return installed
  console.error(
    'No Chromium was found, and none could be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one, then run the command again.',
  )
  return null
}
