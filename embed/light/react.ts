import compat, { useState } from 'preact/compat'
import { runEffectsAtOnce } from './effectsAtOnce'
import { keepTextsWhole } from './wholeTexts'

/*
 * The module that `react` resolves to in the light build. Preact counts ids from zero in each root, so that two roots of a
 * page would share ids; here they are counted across the page.
 */

// @ts-expect-error Its types are declared in the form of CommonJS; the module has named exports.
export * from 'preact/compat'

runEffectsAtOnce()
keepTextsWhole()

let ids = 0

/** An id that is unique on the page. */
export function useId(): string {
  const [id] = useState(() => {
    ids += 1
    return `gw-light-${ids}`
  })
  return id
}

// Some libraries read their hooks from the default export.
export default { ...compat, useId }
