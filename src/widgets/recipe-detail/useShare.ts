import { useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import type { Recipe } from '../../domain/recipe/recipe'
import { useAnnounce, useTexts } from '../../hooks'
import { recipeDetailTexts } from '../../texts/recipeDetail'

/** Outcome of sharing a link: it was copied, or has to be copied by hand. */
interface Shared {
  how: 'copied' | 'hold'
  url: string
}

/** Shares a recipe through the device's share sheet, or copies its link if there is none. */
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
        // Closing the sheet does nothing further; if sharing is not allowed, the link is copied.
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
