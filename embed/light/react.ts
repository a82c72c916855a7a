import compat, { useState } from 'preact/compat'
import { runEffectsAtOnce } from './effectsAtOnce'
import { keepTextsWhole } from './wholeTexts'

/*
 * What `react` is in the light build. Preact counts its ids from zero in each root, so that two roots of
 * a page would have the same ones; here they are counted through the page.
 */

// @ts-expect-error Its types are declared in the form of CommonJS; the module has named exports.
export * from 'preact/compat'

runEffectsAtOnce()
keepTextsWhole()

let ids = 0

/** An id that nothing else on the page has. */
export function useId(): string {
  const [id] = useState(() => {
    ids += 1
    return `gw-light-${ids}`
  })
  return id
}

// Some libraries take their hooks from there.
export default { ...compat, useId }
