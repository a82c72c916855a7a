export { RecipeHome as default } from './RecipeHome'
