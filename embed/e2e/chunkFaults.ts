import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import type { BuiltChunk, TestSite } from '../../testing/site/testSite'
import { embedFolder } from '../build/embedFolder'
import type { ChunkFailure } from '../loader/chunkLoadError'

const headers = { 'content-type': 'text/html' }

/** Faults of a chunk's file, by the kind of failure that must be reported. */
export const chunkFaults: Readonly<
  Record<ChunkFailure, (site: TestSite, chunk: BuiltChunk) => void>
> = {
  error: ({ answers }, { file }) => answers.set(file, () => new Response('gone', { status: 404 })),
  missing: ({ answers }, { file }) =>
    answers.set(file, () => new Response('<!doctype html><p>Shop</p>', { headers })),
  timeout: ({ answers }, { file }) => answers.set(file, () => new Promise(() => {})),
}

/** Serves a file with one byte changed: a space at its end, which breaks no syntax. */
export async function tamper({ answers }: TestSite, file: string): Promise<void> {
  const text = await readFile(`${embedFolder}/${file}`, 'utf8')
  const type = file.endsWith('.css') ? 'text/css' : 'text/javascript'
  answers.set(
    file,
    () => new Response(`${text.slice(0, -1)} `, { headers: { 'content-type': type } }),
  )
}

/**
 * Shortens the five-second chunk timeout in every page opened from now on; with `isAfterPress` only once something
 * was pressed, so that a page that loads slowly still gets its other chunks.
 */
export const hurry = (page: Page, isAfterPress = false) =>
  page.addInitScript((isAfterPress) => {
    const wait = globalThis.setTimeout
    const isHurried = () => !isAfterPress || navigator.userActivation.hasBeenActive
    const hurried = (run: () => void, ms = 0, ...given: unknown[]) =>
      wait(run, ms === 5000 && isHurried() ? 1200 : ms, ...given)
    Object.assign(globalThis, { setTimeout: hurried })
  }, isAfterPress)

/** Denies both storages to every page opened from now on. */
export const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
