import { isSafeKey } from '../safeKey'
import type { Finding, PageElement } from './pageElement'

/** The JSON of a block, or its problem. */
export type JsonBlock = { data: unknown; problem?: undefined } | { problem: Finding }

/** Parses a data block as the embed does: drops keys that could reach a prototype. */
export function readJsonBlock(element: PageElement, app: string | null): JsonBlock {
  try {
    return { data: JSON.parse(element.text, (key, value) => (isSafeKey(key) ? value : undefined)) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const problem = {
      code: 'data-not-json',
      severity: 'error',
      what: `The ${app ? `data of ${app}` : 'data block'} is not valid JSON${whyNot(why, element)}.`,
      remedy: /^\s*[{[]\s*&(?:quot|#34|#x22);/i.test(element.text)
        ? 'It is escaped as HTML, but a script is not decoded. Output it unescaped, with "<" as \\u003c.'
        : 'Generate it with the JSON function of your template language, and escape "<" as \\u003c.',
      app,
      element,
    } as const
    return { problem }
  }
}

/** A browser's message, with the position in the block replaced by the page's line if both are known. */
function whyNot(why: string, { line, text }: PageElement): string {
  const [place, position] = / in JSON at position (\d+).*/.exec(why) ?? []
  if (!place || line === null) return `: ${why}`
  const breaks = text.slice(0, Number(position)).split('\n').length - 1
  return ` on line ${line + breaks}: ${why.replace(place, '')}`
}

/** Whether an element is a script that holds JSON data. */
export const isJsonScript = ({ tag, attributes }: PageElement): boolean =>
  tag === 'script' && attributes.type?.trim().toLowerCase() === 'application/json'
