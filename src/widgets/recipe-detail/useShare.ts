import { useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import type { Recipe } from '../../domain/recipe/recipe'
import { useAnnounce, useTexts } from '../../hooks'
import { recipeDetailTexts } from '../../texts/recipeDetail'

/** What became of a link: it was copied, or has to be copied by hand. */
interface Shared {
  how: 'copied' | 'hold'
  url: string
}

/** Shares a recipe by the device's own sheet; where there is none, its link is copied. */
export function useShare({ title, url }: Recipe) {
  const [shared, setShared] = useState<Shared | null>(null)
  const announce = useAnnounce()
  const texts = useTexts(recipeDetailTexts)

  function tell(how: Shared['how'], link: string): void {
    setShared({ how, url: link })
    announce('say', { text: texts[how] })
  }
  async function share(): Promise<void> {
    const link = new URL(safeUrl(url) ?? location.pathname, location.href).href
    setShared(null)
    if (navigator.share) {
      try {
        return await navigator.share({ title, url: link })
      } catch (error) {
        // Whoever closes the sheet wants nothing else; where it is not allowed, the link is copied.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(link)
      tell('copied', link)
    } catch {
      tell('hold', link)
    }
  }
  return { shared, share }
}
