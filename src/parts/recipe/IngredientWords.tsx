import './IngredientWords.css'
import type { AmountWords } from './useAmountWords'

/** An ingredient with its amount, name and preparation. */
export function IngredientWords({ amount, name, note }: AmountWords) {
  return (
    <span className="gw-ingredient">
      {amount && <b className="gw-ingredient-amount">{amount}</b>} {name}
      {note && <span className="gw-ingredient-note">, {note}</span>}
    </span>
  )
}
