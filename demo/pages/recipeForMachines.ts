import { HOUSE } from '../../mocks/catalogue'
import { type MockRecipe, recipeImage } from '../../mocks/recipes'
import { ingredientLine } from './ingredientLine'

/** A recipe as search engines read it. */
export function recipeForMachines(recipe: MockRecipe, origin: string) {
  const { title, intro, minutes, activeMinutes, servings, ingredients, steps, nutrition } = recipe
  const amountOf = (name: string) => nutrition.find((one) => one.name === name)?.amount
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    description: intro,
    image: [`${origin}${recipeImage(recipe)}`],
    author: { '@type': 'Organization', name: HOUSE },
    prepTime: `PT${activeMinutes}M`,
    totalTime: `PT${minutes}M`,
    recipeYield: `${servings} servings`,
    recipeCategory: recipe.categories.join(', '),
    keywords: [...recipe.cuts, ...recipe.methods].join(', '),
    recipeIngredient: ingredients.map(ingredientLine),
    recipeInstructions: steps.map((step) => ({
      '@type': 'HowToStep',
      name: step.title,
      text: step.text,
    })),
    nutrition: {
      '@type': 'NutritionInformation',
      calories: `${amountOf('Calories')} calories`,
      fatContent: amountOf('Total fat'),
      carbohydrateContent: amountOf('Carbohydrate'),
      proteinContent: amountOf('Protein'),
      sodiumContent: amountOf('Sodium'),
    },
  }
}
