import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as ReactDOM from 'react-dom'
import type { createRoot } from 'react-dom/client'
import { build, type Rolldown } from 'vite'
import { reactModules } from '../embed/reactModules'

type React = typeof import('react')

/** React with what of react-dom the embed uses. */
export type BuiltReact = React &
  Pick<typeof ReactDOM, 'createPortal' | 'flushSync'> & { createRoot: typeof createRoot }

const SOURCE = `export * from 'react'
export { createRoot } from 'react-dom/client'
export { createPortal, flushSync } from 'react-dom'`

/** React as it is, and as the embed has it, each built for production. */
export async function twoReacts(): Promise<{ whole: BuiltReact; ours: BuiltReact }> {
  const folder = await mkdtemp('node_modules/.gw-react-')
  const entry = join(folder, 'entry.js')
  await writeFile(entry, SOURCE)
  try {
    return { whole: await built(entry, true), ours: await built(entry, false) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function built(entry: string, isWhole: boolean): Promise<BuiltReact> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [reactModules({ isWhole })],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const [first] = [result].flat() as Rolldown.RolldownOutput[]
  const code = first?.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('') ?? ''
  const file = resolve(entry, '..', `${isWhole ? 'whole' : 'ours'}.mjs`)
  await writeFile(file, code)
  return import(/* @vite-ignore */ pathToFileURL(file).href)
}
