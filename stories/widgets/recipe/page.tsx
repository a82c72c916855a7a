import type { ComponentProps } from 'react'
import RecipeHome from '../../../src/widgets/recipe'
import { sceneIn } from '../../support'
import { cards, categories } from '../../support/recipes'

export type RecipeHomeArgs = ComponentProps<typeof RecipeHome>

const [hero, ...others] = cards

/** Page data with everything set. */
export const HOME: RecipeHomeArgs = {
  hero: hero && { ...hero, intro: 'A steakhouse classic, and half an hour of your evening.' },
  latest: others.slice(0, 3),
  categories,
  seasonal: { title: 'Holiday dinners', recipes: others.slice(4, 8) },
  saved: null,
  searchUrl: '/recipes/search',
}

export const Page = (args: RecipeHomeArgs) => <RecipeHome {...args} />
export const scene = sceneIn({ app: 'recipe' })
