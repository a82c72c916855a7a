export { RecipeDetail as default } from './RecipeDetail'
