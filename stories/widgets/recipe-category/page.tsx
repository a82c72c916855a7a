import type { ComponentProps } from 'react'
import RecipeCategory from '../../../src/widgets/recipe-category'
import { sceneIn } from '../../support'
import { cards } from '../../support/recipes'

export type CategoryArgs = ComponentProps<typeof RecipeCategory>

/** Twelve recipes, the first page of a category. */
export const STEAK: CategoryArgs = {
  title: 'Steak',
  intro: 'The right pan, the right minute, the right rest.',
  recipes: cards.slice(0, 12),
  category: 'steak',
  allUrl: '#recipes',
}

export const Page = (args: CategoryArgs) => <RecipeCategory {...args} />
export const scene = sceneIn({ app: 'recipe-category' })
