import { useState } from 'react'
import { VisuallyHidden } from '../../ui'
import type { Said } from './useSpoken'

/**
 * The page's two live regions. They are there before anything is said, and empty at first, also where
 * they come anew inside a dialog: what was said before is not said again.
 */
export function LiveRegions({ said }: { said: Said }) {
  const [atFirst] = useState(said)
  const { polite, urgent } = said === atFirst ? { polite: '', urgent: '' } : said
  return (
    <>
      <VisuallyHidden aria-live="polite">{polite}</VisuallyHidden>
      <VisuallyHidden role="alert">{urgent}</VisuallyHidden>
    </>
  )
}
