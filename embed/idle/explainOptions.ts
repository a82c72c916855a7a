import { closeTo } from '../../src/domain/nearest'
import { dataAttribute } from '../../src/domain/page/dataAttribute'
import { optionProblem } from '../../src/domain/page/options/optionChecks'
import { OPTION_NAMES } from '../../src/domain/page/options/optionNames'
import type { Settings } from '../../src/domain/page/options/settings'
import { warn } from './warn'

/**
 * Warns about each invalid option in the browser's console: which one, why, and what is valid. An invalid
 * option counts as absent; attributes of the tag that do not resemble an option are ignored.
 */
export function explainOptions(options: Settings): void {
  for (const [name, value] of Object.entries(options)) {
    const problem = optionProblem(name, value, options, location.href)
    if (problem) warn(`the option ${problem.what} ${problem.wanted}`)
  }
  const own = window.GiftwellOptions ?? {}
  const known: readonly string[] = OPTION_NAMES
  for (const name of Object.keys(options)) {
    if (known.includes(name)) continue
    const isOwn = Object.hasOwn(own, name)
    const near =
      known.find((one) => one.toLowerCase() === name.toLowerCase()) ??
      (isOwn && closeTo(name, known))
    if (near) warn(`unknown option ${name}. Did you mean ${isOwn ? near : dataAttribute(near)}?`)
    else if (isOwn) warn(`unknown option ${name}.`)
  }
}
