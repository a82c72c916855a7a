import { safeUrl } from '../../domain/page/urls'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { recipeTexts } from '../../texts/recipe'
import { Button, ButtonLink } from '../../ui'
import { Failure } from '../page/Failure'
import './MoreRecipes.css'

interface MoreRecipesProps {
  /** Number of recipes not shown. */
  left: number
  /** Number of recipes that the list has with its filters. */
  total: number
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Whether they can be loaded into the page. */
  canLoad: boolean
  /** The page that has them otherwise, as a link. */
  href: string | null | undefined
  onMore(): void
}

/** Loads more recipes into the page, or links to the next page. Says so at the end of the list. */
export function MoreRecipes({ left, total, status, canLoad, href, onMore }: MoreRecipesProps) {
  const texts = useTexts(recipeTexts)
  const { tryAgain } = useTexts(commonTexts)
  const next = safeUrl(href)
  // With a single recipe, no end note is needed.
  if (left <= 0)
    return (
      total > 1 && (
        <p className="gw-more-recipes gw-note" data-gw-end tabIndex={-1}>
          {fill(texts.end, { count: total })}
        </p>
      )
    )
  if (!canLoad) return next && <ButtonLink href={next}>{texts.nextPage}</ButtonLink>
  return (
    <div className="gw-more-recipes">
      {status === 'failed' && <Failure>{texts.moreFailed}</Failure>}
      <Button isBusy={status === 'loading'} busyText={texts.loading} onClick={onMore}>
        {status === 'failed' ? tryAgain : fill(texts.more, { count: left })}
      </Button>
    </div>
  )
}
