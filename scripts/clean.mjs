/** Removes the files of an earlier library build from `dist`; the embed and the demo stay. */
import { existsSync, readdirSync, rmSync } from 'node:fs'

const OTHERS = ['embed', 'embed-light', 'demo']
if (existsSync('dist')) {
  for (const name of readdirSync('dist')) {
    if (!OTHERS.includes(name)) rmSync(`dist/${name}`, { recursive: true })
  }
}
