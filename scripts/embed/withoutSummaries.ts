import type { Plugin } from 'vite'

/** Drops what the rows of the contract say of themselves: it is for documentation, and no browser reads it. */
export function withoutSummaries(): Plugin {
  return {
    name: 'gw-without-summaries',
    enforce: 'pre',
    transform: (code, id) =>
      /[\\/]src[\\/]api[\\/]\w+\.ts$/.test(id)
        ? { code: code.replace(SUMMARY, ''), map: null }
        : null,
  }
}

const SUMMARY = /^\s+summary:\s+'(?:[^'\\\n]|\\.)*',$/gm
