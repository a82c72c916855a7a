/** An average rating as it is displayed and announced, with one decimal: 4.6667 is `4.7`. */
export const shownStars = (stars: number): string => stars.toFixed(1)
