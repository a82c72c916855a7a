/** The values that a story has when nothing was chosen. */
export const undesigned = { scenario: '', brand: '', radius: '', texts: '' }
