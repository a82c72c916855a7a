export const stops = (...colours: string[]) =>
  colours
    .map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('')

/** A diagonal gradient. */
export const linear = (id: string, ...colours: string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops(...colours)}</linearGradient>`

/** A radial gradient, lit from the upper left. */
export const radial = (id: string, ...colours: string[]) =>
  `<radialGradient id="${id}" cx=".38" cy=".3" r=".85">${stops(...colours)}</radialGradient>`

/** A gradient from top to bottom. */
export const falling = (id: string, ...colours: string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(...colours)}</linearGradient>`
