import { safeUrl } from '../../domain/page/urls'
import type { Recipe } from '../../domain/recipe/recipe'
import { useTexts } from '../../hooks'
import { recipeDetailTexts } from '../../texts/recipeDetail'
import { Button } from '../../ui'
import { useShare } from './useShare'

interface ActionsProps {
  recipe: Recipe
  /** URL for saving a recipe. If absent, there is no save button. */
  saveUrl: string | null | undefined
}

/** Save, share, print. */
export function Actions({ recipe, saveUrl }: ActionsProps) {
  const texts = useTexts(recipeDetailTexts)
  const { shared, share } = useShare(recipe)
  const save = safeUrl(saveUrl)
  return (
    <div className="gw-recipe-actions">
      {save && (
        <form method="post" action={save}>
          <Button variant="quiet" icon="bookmark" type="submit">
            {texts.save}
          </Button>
        </form>
      )}
      <Button variant="quiet" icon="share" onClick={() => void share()}>
        {texts.share}
      </Button>
      <Button variant="quiet" icon="print" onClick={() => window.print()}>
        {texts.print}
      </Button>
      {shared && (
        <p className="gw-recipe-shared" data-shared={shared.how}>
          {shared.how === 'hold' && <code className="gw-recipe-link">{shared.url}</code>}
          <span>{shared.how === 'hold' ? texts.hold : texts.copied}</span>
        </p>
      )}
    </div>
  )
}
