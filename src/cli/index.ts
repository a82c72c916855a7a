#!/usr/bin/env node
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { main } from './main'

process.exitCode = await main(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
  readFile: (path) => readFile(path, 'utf8'),
  writeFile: (path, text) => writeFile(path, text),
  fetch: (...args) => fetch(...args),
  serve: async (...args) => (await import('./serve')).serve(...args),
  embedFolder: fileURLToPath(new URL(/* @vite-ignore */ '../embed', import.meta.url)),
})
