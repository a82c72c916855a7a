import { safeUrl } from '../../domain/page/urls'
import type { RecipeCardData } from '../../domain/recipe/recipeCard'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { recipeTexts } from '../../texts/recipe'
import { recipeTime } from '../../texts/recipeTime'
import { ProductPhoto } from '../product/ProductPhoto'
import { Marked } from './Marked'
import './RecipeCard.css'

interface RecipeCardProps {
  recipe: RecipeCardData
  /** Heading level of the title, one below the surrounding heading. */
  heading?: 'h2' | 'h3' | 'h4'
  /** The search query; its words are marked in the title. */
  query?: string
  /** Whether its picture is above the fold. */
  isEager?: boolean
  /** Whether its picture sits beside the text on a wide page. */
  isColumn?: boolean
}

/** A recipe in a list, an `li`: the title as its one link, with time and servings. */
export function RecipeCard({
  recipe,
  heading: Heading = 'h3',
  query = '',
  isEager = false,
  isColumn = false,
}: RecipeCardProps) {
  const { id, title, url, image, badge } = recipe
  return (
    <li className="gw-recipe-card" data-gw-recipe={id} data-column={isColumn || undefined}>
      <div className="gw-recipe-card-photo">
        <ProductPhoto src={image} alt={title} isEager={isEager} />
        {badge && <span className="gw-recipe-card-badge">{badge}</span>}
      </div>
      <Heading className="gw-recipe-card-title">
        <a className="gw-recipe-card-link" href={safeUrl(url) ?? undefined}>
          <Marked text={title} query={query} />
        </a>
      </Heading>
      <RecipeFacts recipe={recipe} />
    </li>
  )
}

/** Time, servings and rating; omits what is unknown. */
export function RecipeFacts({ recipe: { minutes, servings, rating } }: { recipe: RecipeCardData }) {
  const texts = useTexts(recipeTexts)
  const facts = [
    minutes && recipeTime(texts, minutes),
    servings && fill(texts.serves, { count: servings }),
    rating && rating.count > 0 && fill(texts.rating, { stars: rating.stars.toFixed(1) }),
  ].filter(Boolean)
  return facts.length > 0 && <p className="gw-recipe-card-facts">{facts.join(' · ')}</p>
}
