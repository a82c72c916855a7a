import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { listen } from '../../testing/site/listen'

const FOLDER = '.cache/storybook'

/** A page or a story, as Storybook lists it. */
export interface Entry {
  id: string
  type: 'docs' | 'story'
  title: string
}

/** Builds Storybook, and serves it on this machine. */
export async function builtStorybook() {
  await promisify(execFile)('storybook', ['build', '--quiet', '-o', FOLDER], { maxBuffer: 1e8 })
  const index = JSON.parse(await readFile(`${FOLDER}/index.json`, 'utf8'))
  const app = new Hono().use('/*', serveStatic({ root: FOLDER }))
  const site = await listen((request) => app.fetch(request))
  const entries: readonly Entry[] = Object.values(index.entries)
  return { ...site, entries }
}
