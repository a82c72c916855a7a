/** Every state of a card's form in the account area, beside those of the app that it shares it with. */
export const addEditCardStates = [
  'the form inside the shell',
  'title for edit',
  'return to saved cards with focus',
  'opened from a subscription (returns there)',
].map((state) => `add/edit card: ${state}`)
