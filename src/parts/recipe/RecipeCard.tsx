import { safeUrl } from '../../domain/page/urls'
import type { RecipeCardData } from '../../domain/recipe/recipeCard'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { recipeTexts } from '../../texts/recipe'
import { Icon } from '../../ui'
import { ProductPhoto } from '../product/ProductPhoto'
import { Marked } from './Marked'
import './RecipeCard.css'

export interface RecipeCardProps {
  recipe: RecipeCardData
  /** The level of its name, one below what it stands under. Default `h3`. */
  heading?: 'h2' | 'h3'
  /** What was searched for, which is marked in its name. */
  query?: string
  /** Whether its photo is on the first screen. */
  isEager?: boolean
  /** False where the device saves data: the ground stands there alone. */
  hasPhoto?: boolean
}

/** A recipe in a list, an `li`: one link, which is its name, and how long it takes. */
export function RecipeCard({
  recipe,
  heading: Heading = 'h3',
  query = '',
  isEager,
  hasPhoto = true,
}: RecipeCardProps) {
  const { title, image, url, badge } = recipe
  return (
    <li className="gw-recipe-card" data-gw-recipe={recipe.id}>
      <div className="gw-recipe-card-photo">
        <ProductPhoto src={hasPhoto ? image : null} alt={title} isEager={isEager} />
        {badge && <span className="gw-recipe-card-badge">{badge}</span>}
      </div>
      <div className="gw-recipe-card-words">
        <Heading className="gw-recipe-card-name">
          <a className="gw-recipe-card-link" href={safeUrl(url) ?? '#'}>
            <Marked text={title} query={query} />
          </a>
        </Heading>
        <RecipeFacts recipe={recipe} />
      </div>
    </li>
  )
}

interface RecipeFactsProps {
  recipe: Pick<RecipeCardData, 'minutes' | 'servings' | 'rating'>
}

/** How long it takes, how many it serves, and what others thought; nothing where the page says nothing. */
export function RecipeFacts({ recipe: { minutes, servings, rating } }: RecipeFactsProps) {
  const texts = useTexts(recipeTexts)
  const facts = [
    minutes && fill(texts.minutes, { count: minutes }),
    servings && fill(texts.serves, { count: servings }),
    rating && fill(texts.rating, { stars: rating.stars }),
  ].filter(Boolean)
  if (facts.length === 0) return null
  return (
    <p className="gw-recipe-facts">
      {minutes && <Icon name="clock" />}
      {facts.join(' · ')}
    </p>
  )
}
