export { RecipeSearch as default } from './RecipeSearch'
