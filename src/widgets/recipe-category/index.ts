export { RecipeCategory as default } from './RecipeCategory'
