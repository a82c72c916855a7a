import { isSafeKey } from '../safeKey'
import type { Finding, PageElement } from './pageElement'

/** The JSON of a block, or what is wrong with it. */
export type JsonBlock = { data: unknown; problem?: undefined } | { problem: Finding }

/** Reads a block of data as the embed reads it: keys that could reach a prototype are dropped. */
export function readJsonBlock(element: PageElement, app: string | null): JsonBlock {
  try {
    return { data: JSON.parse(element.text, (key, value) => (isSafeKey(key) ? value : undefined)) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const problem = {
      code: 'data-not-json',
      severity: 'error',
      what: `The ${app ? `data of ${app}` : 'block of data'} is not JSON${lineOf(why, element)}: ${why}.`,
      remedy:
        'Write the data with the JSON function of your template language, and "<" as \\u003c.',
      app,
      element,
    } as const
    return { problem }
  }
}

/** The line of the page in which a browser's message says that the mistake is; empty where that is not known. */
function lineOf(why: string, { line, text }: PageElement): string {
  const position = /position (\d+)/.exec(why)?.[1]
  if (!position || line === null) return ''
  const breaks = text.slice(0, Number(position)).split('\n').length - 1
  return ` in line ${line + breaks}`
}

/** Whether an element is a script that holds data instead of running. */
export const isJsonScript = ({ tag, attributes }: PageElement): boolean =>
  tag === 'script' && attributes.type?.trim().toLowerCase() === 'application/json'
