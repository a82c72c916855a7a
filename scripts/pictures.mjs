/**
 * Takes a screenshot of every state at two widths, light and dark, and lists those that changed since the last
 * run: `npm run pictures`, or `npm run pictures -- calendar` for stories with these words in their ids. An
 * interrupted run continues. `.cache/pictures/changes.html` shows before and after side by side.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { chromium } from 'playwright'
import { run } from './checks.mjs'
import { chromiumFlags } from './chromium.ts'
import { ensureChromium } from './ensureChromium.mjs'
import { changesPage } from './pictures/changesPage.ts'
import { compare } from './pictures/compare.ts'
import { openPreview, shoot, storiesOfStates } from './pictures/shoot.ts'

const STORYBOOK = '.cache/storybook'
const FOLDER = '.cache/pictures'
const HEIGHTS = { 375: 812, 1280: 900 }
const LOOKS = Object.keys(HEIGHTS).flatMap((width) =>
  ['light', 'dark'].map((theme) => ({ width, theme })),
)
const PAGES_AT_ONCE = 2

const words = process.argv.slice(2)
const isWanted = (path) => words.length === 0 || words.some((word) => path.includes(word))
const picturesIn = (folder) => globSync('*/*.png', { cwd: folder }).filter(isWanted)

function write(path, data) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, data)
}

async function build() {
  mkdirSync(FOLDER, { recursive: true })
  const { isGood, lines } = await run('storybook', ['build', '--quiet', '-o', STORYBOOK])
  if (!isGood) throw new Error(String(lines))
  // Its scripts have content hashes in their names.
  const page = readFileSync(join(STORYBOOK, 'iframe.html'))
  return join(FOLDER, 'next', createHash('sha256').update(page).digest('hex').slice(0, 12))
}

function served() {
  const { fetch } = new Hono().use('/*', serveStatic({ root: STORYBOOK }))
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ server, origin: `http://127.0.0.1:${port}` }),
    )
  })
}

/** Takes the missing pictures of one look. */
async function make(browser, origin, { width, theme }, next) {
  const viewport = { width: Number(width), height: HEIGHTS[width] }
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    colorScheme: theme,
  })
  const page = await context.newPage()
  await openPreview(page, origin, theme)
  const stories = (await storiesOfStates(page)).filter(isWanted)
  for (const id of stories) {
    const path = join(next, `${width}-${theme}`, `${id}.png`)
    if (existsSync(path)) continue
    const { picture, isPlayed } = await shoot(page, id)
    write(path, picture)
    if (!isPlayed) console.log(`not played to its end: ${id}, ${width} px, ${theme}`)
  }
  await context.close()
  console.log(`${width} px, ${theme}: ${stories.length} pictures`)
}

/** Compares one picture with the previous one, and replaces it. */
function replace(path, next) {
  const [now, current, before, difference] = [
    join(next, path),
    ...['current', 'before', 'difference'].map((folder) => join(FOLDER, folder, path)),
  ]
  const found =
    existsSync(now) && existsSync(current) && compare(readFileSync(current), readFileSync(now))
  const kind = existsSync(now) ? (existsSync(current) ? 'changed' : 'new') : 'gone'
  if (kind === 'changed' && !found) return []
  if (existsSync(current)) write(before, readFileSync(current))
  if (found?.difference) write(difference, found.difference)
  if (kind === 'gone') rmSync(current)
  else write(current, readFileSync(now))
  return [{ path, kind, pixels: found?.pixels ?? 0, hasDifference: Boolean(found?.difference) }]
}

/** Compares all new pictures with those of the last run, and keeps them. */
function compareAll(next) {
  for (const folder of ['before', 'difference'])
    rmSync(join(FOLDER, folder), { recursive: true, force: true })
  const paths = new Set([...picturesIn(join(FOLDER, 'current')), ...picturesIn(next)])
  const changes = [...paths].sort().flatMap((path) => replace(path, next))
  rmSync(join(FOLDER, 'next'), { recursive: true, force: true })
  // The page "States" of Storybook shows them.
  const all = globSync('*/*.png', { cwd: join(FOLDER, 'current') }).sort()
  write(join(FOLDER, 'current/pictures.json'), JSON.stringify(all))
  write(join(FOLDER, 'changes.html'), changesPage(changes))
  for (const { kind, path, pixels } of changes) console.log(`${kind}: ${path}, ${pixels} pixels`)
  console.log(`${paths.size} pictures, ${changes.length} changed: see ${FOLDER}/changes.html`)
}

const next = await build()
const { server, origin } = await served()
const browser = await chromium.launch({
  executablePath: ensureChromium() ?? undefined,
  args: chromiumFlags,
})
const waiting = [...LOOKS]
const worker = async () => {
  for (let look = waiting.shift(); look; look = waiting.shift())
    await make(browser, origin, look, next)
}
try {
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, worker))
} finally {
  await browser.close()
  server.close()
}
compareAll(next)
