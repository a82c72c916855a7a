import { safeUrl } from '../../domain/page/urls'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { recipeTexts } from '../../texts/recipe'
import { Button, ButtonLink } from '../../ui'
import { Failure } from '../page/Failure'
import './MoreRecipes.css'

interface MoreRecipesProps {
  /** How many there are that are not shown. */
  left: number
  /** How many there are in all. */
  total: number
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Whether they can be brought into the page. */
  canLoad: boolean
  /** The page that has them otherwise. */
  href: string | null | undefined
  onMore(): void
}

/** The way to the recipes that are not there yet: into the page, or on the next one. At the end it says so. */
export function MoreRecipes({ left, total, status, canLoad, href, onMore }: MoreRecipesProps) {
  const texts = useTexts(recipeTexts)
  const { tryAgain } = useTexts(commonTexts)
  const next = safeUrl(href)
  // Of one recipe there is nothing to say.
  if (left <= 0)
    return (
      total > 1 && <p className="gw-more-recipes gw-note">{fill(texts.end, { count: total })}</p>
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
