import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import type { BuiltChunk, TestSite } from '../../testing/site/testSite'
import { embedFolder } from '../build/embedFolder'
import type { ChunkFailure } from '../loader/chunkLoadError'

const headers = { 'content-type': 'text/html' }

/** What becomes of a chunk's file, by the kind that its failure must be told as. */
export const chunkFaults: Readonly<
  Record<ChunkFailure, (site: TestSite, chunk: BuiltChunk) => void>
> = {
  error: ({ answers }, { file }) => answers.set(file, () => new Response('gone', { status: 404 })),
  missing: ({ answers }, { file }) =>
    answers.set(file, () => new Response('<!doctype html><p>Shop</p>', { headers })),
  timeout: ({ answers }, { file }) => answers.set(file, () => new Promise(() => {})),
}

/** Serves a file with one byte of it changed: a blank at its end, which breaks no syntax. */
export async function tamper({ answers }: TestSite, file: string): Promise<void> {
  const text = await readFile(`${embedFolder}/${file}`, 'utf8')
  const type = file.endsWith('.css') ? 'text/css' : 'text/javascript'
  answers.set(
    file,
    () => new Response(`${text.slice(0, -1)} `, { headers: { 'content-type': type } }),
  )
}

/** Lets the five seconds of a chunk pass in a good one, in every page that is opened from now on. */
export const hurry = (page: Page) =>
  page.addInitScript(() => {
    const wait = globalThis.setTimeout
    const hurried = (run: () => void, ms = 0, ...given: unknown[]) =>
      wait(run, ms === 5000 ? 1200 : ms, ...given)
    Object.assign(globalThis, { setTimeout: hurried })
  })

/** Denies both storages to every page that is opened from now on. */
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
