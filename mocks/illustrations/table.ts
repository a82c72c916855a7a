/*
 * The background of a plated dish, seen from above: a table of wood, linen or clay, with a plate, a bowl, a pan
 * or a board, in the shop's colors. 800 by 600.
 */

interface Ground {
  colours: readonly [glow: string, colour: string]
  /** The lines of the wood or the weave. */
  lines: string
}

const planks = [110, 236, 372, 490]
  .map((y) => `<path d="M0 ${y}h800" stroke="#2A0D08" stroke-width="3" opacity=".22"/>`)
  .join('')
const grain = [40, 74, 150, 190, 270, 318, 410, 450, 528, 570]
  .map(
    (y, nth) =>
      `<path d="M${(nth * 137) % 300} ${y}c120 ${nth % 2 ? 8 : -8} 260 ${nth % 2 ? -10 : 10} ${300 + nth * 20} 0" stroke="#2A0D08" stroke-width="2" fill="none" opacity=".12"/>`,
  )
  .join('')
const weave = Array.from(
  { length: 13 },
  (_, nth) =>
    `<path d="M0 ${nth * 50 + 8}h800M${nth * 66 + 8} 0v600" stroke="#B08D4C" stroke-width="1" opacity=".14"/>`,
).join('')

const GROUNDS = {
  walnut: { colours: ['#9A6740', '#5F3A20'], lines: planks + grain },
  oak: { colours: ['#D9AE7A', '#B4834F'], lines: planks + grain },
  linen: { colours: ['#FBF1DF', '#E7D2AE'], lines: weave },
  blush: { colours: ['#F6DCCB', '#DDA98C'], lines: weave },
  oxblood: { colours: ['#7E2C32', '#451217'], lines: weave },
} as const satisfies Record<string, Ground>

export type GroundName = keyof typeof GROUNDS

/** The table, with the gradients that the dishes use. */
export function ground(name: GroundName): string {
  const { colours, lines } = GROUNDS[name]
  return `<defs><radialGradient id="ground" cx=".42" cy=".3" r=".85"><stop offset="0" stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></radialGradient><radialGradient id="dark"><stop offset=".7" stop-color="#1C0905" stop-opacity=".42"/><stop offset="1" stop-color="#1C0905" stop-opacity="0"/></radialGradient></defs><rect width="800" height="600" fill="url(#ground)"/>${lines}`
}

const round = (r: number, fill: string, more = '') =>
  `<circle cx="400" cy="300" r="${r}" fill="${fill}"${more}/>`
const below = (r: number) => `<circle cx="412" cy="318" r="${r}" fill="url(#dark)"/>`

const plate = `<defs><linearGradient id="china" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".6" stop-color="#F7EEDF"/><stop offset="1" stop-color="#E2D0B2"/></linearGradient><radialGradient id="hollow"><stop offset=".8" stop-color="#FFFCF5"/><stop offset="1" stop-color="#EFE2CB"/></radialGradient></defs>${below(292)}${round(258, 'url(#china)')}${round(247, 'none', ' stroke="#C9A45A" stroke-width="4"')}${round(190, 'url(#hollow)')}`

const bowl = `<defs><linearGradient id="china" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".6" stop-color="#F4E9D7"/><stop offset="1" stop-color="#D9C4A1"/></linearGradient><radialGradient id="inside"><stop offset=".7" stop-color="#F1E6D2"/><stop offset="1" stop-color="#CDB68F"/></radialGradient></defs>${below(276)}${round(242, 'url(#china)')}${round(234, 'none', ' stroke="#C9A45A" stroke-width="4"')}${round(214, 'url(#inside)')}`

const pan = `<defs><radialGradient id="iron" cx=".4" cy=".35" r=".8"><stop offset="0" stop-color="#55504C"/><stop offset="1" stop-color="#1F1B19"/></radialGradient></defs>${below(286)}<path d="M604 262h170c22 0 30 16 30 38s-8 38-30 38H604z" fill="#2B2624"/><circle cx="752" cy="300" r="14" fill="#6B4A30"/>${round(250, 'url(#iron)')}${round(222, '#2E2926')}${round(222, 'none', ' stroke="#6A625C" stroke-width="3" opacity=".7"')}`

const board = `<defs><linearGradient id="plank" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#CF9A63"/><stop offset="1" stop-color="#94602F"/></linearGradient></defs><rect x="128" y="92" width="560" height="440" rx="40" fill="#1C0905" opacity=".32"/><rect x="120" y="80" width="560" height="440" rx="38" fill="url(#plank)"/><rect x="138" y="98" width="524" height="404" rx="28" fill="none" stroke="#6B421F" stroke-width="3" opacity=".4"/><g stroke="#6B421F" stroke-width="2" fill="none" opacity=".26"><path d="M130 160c180-14 360 16 540 0M130 250c180 14 340-16 540 2M130 350c200-12 360 12 540-4M130 440c160 14 380-14 540 2"/></g><circle cx="640" cy="120" r="13" fill="#5A3519" opacity=".7"/>`

/** The carriers, by name. */
export const carriers = { plate, bowl, pan, board } as const

export type CarrierName = keyof typeof carriers
