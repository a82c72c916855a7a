/** The values of a story when nothing is selected. */
export const undesigned = { scenario: '', brand: '', radius: '', texts: '' }
