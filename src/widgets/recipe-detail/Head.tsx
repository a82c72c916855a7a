import { type ReactNode, useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import type { Recipe } from '../../domain/recipe/recipe'
import { type UseRecipeScalingResult, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { recipeTexts } from '../../texts/recipe'
import { recipeDetailTexts } from '../../texts/recipeDetail'
import { recipeTime } from '../../texts/recipeTime'
import { Icon } from '../../ui'
import { Actions } from './Actions'
import './head.css'
import { Servings } from './Servings'

interface HeadProps {
  recipe: Recipe
  scaling: UseRecipeScalingResult
  saveUrl: string | null | undefined
  /** The main buttons, on a wide page. */
  children: ReactNode
}

/** The top of the page: title, time and servings. */
export function Head({ recipe, scaling, saveUrl, children }: HeadProps) {
  const { title, intro } = recipe
  return (
    <header className="gw-recipe-head">
      <Photo recipe={recipe} />
      <div className="gw-recipe-head-words">
        <h1 className="gw-recipe-title">{title}</h1>
        <Times recipe={recipe} servings={scaling.servings} />
        {intro && <p className="gw-recipe-intro">{intro}</p>}
        <div className="gw-recipe-head-row">
          <Servings recipe={recipe} scaling={scaling} />
          <Actions recipe={recipe} saveUrl={saveUrl} />
        </div>
        {children}
      </div>
    </header>
  )
}

/** The photo; removed if it fails to load. */
function Photo({ recipe: { image, imageAlt, title } }: Pick<HeadProps, 'recipe'>) {
  const source = safeUrl(image)
  const [failed, setFailed] = useState<string | null>(null)
  if (!source || failed === source) return null
  return (
    <img
      className="gw-recipe-photo"
      src={source}
      alt={imageAlt ?? title}
      width="800"
      height="600"
      fetchPriority="high"
      onError={() => setFailed(source)}
    />
  )
}

interface TimesProps extends Pick<HeadProps, 'recipe'> {
  servings: number | null
}

function Times({ recipe: { minutes, activeMinutes }, servings }: TimesProps) {
  const texts = useTexts(recipeTexts)
  const { active } = useTexts(recipeDetailTexts)
  const facts = [
    minutes && recipeTime(texts, minutes),
    servings && fill(texts.serves, { count: servings }),
    minutes &&
      activeMinutes &&
      activeMinutes < minutes &&
      fill(active, { time: recipeTime(texts, activeMinutes) }),
  ].filter(Boolean)
  if (facts.length === 0) return null
  return (
    <p className="gw-recipe-times">
      {minutes && <Icon name="clock" />}
      <span>{facts.join(' · ')}</span>
    </p>
  )
}
