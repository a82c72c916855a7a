import { dataAttribute } from '../dataAttribute'
import { optionProblem } from '../options/optionChecks'
import { OPTION_NAMES } from '../options/optionNames'
import type { Finding, PageElement } from './pageElement'
import { isEmbed } from './scriptFindings'

/** Valid or not depending on the page's URL, or on another option, which a script can set. */
const UNKNOWABLE: readonly string[] = ['csrfHeader', 'csrfValue', 'confirmationUrl']

const KNOWABLE = OPTION_NAMES.filter((name) => !UNKNOWABLE.includes(name))

/** Stands for the page's URL, which the other options do not depend on. */
const ANY_PAGE = 'https://shop.invalid/'

/** The invalid options among the attributes of the embed's tag. */
export function optionFindings(elements: readonly PageElement[]): Finding[] {
  const tags = elements.filter(({ tag, attributes }) => tag === 'script' && isEmbed(attributes.src))
  return tags.flatMap((element) =>
    KNOWABLE.flatMap((name) => {
      const value = element.attributes[dataAttribute(name)]
      const problem = optionProblem(name, value, {}, ANY_PAGE)
      if (!problem) return []
      return [
        {
          code: 'option-malformed' as const,
          severity: 'error' as const,
          what: `The option ${problem.what}`,
          remedy: problem.wanted,
          app: null,
          element,
        },
      ]
    }),
  )
}
