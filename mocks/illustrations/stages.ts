/*
 * The background of a product: a wall, a table, and a plate, a board, a cake stand or a box, in cream, oxblood
 * and brass. 800 by 600.
 */

/** The colors of a wall and a table. */
interface Tone {
  wall: readonly [glow: string, colour: string]
  table: readonly [back: string, front: string]
  /** The thin line along the table's edge. */
  edge: string
}

const TONES = {
  cream: { wall: ['#FFFBF2', '#F0DFC3'], table: ['#E2C79E', '#C9A675'], edge: '#B08D4C' },
  blush: { wall: ['#FFF3EA', '#EFCFBC'], table: ['#D8A68A', '#B97F63'], edge: '#B08D4C' },
  oxblood: { wall: ['#8A343A', '#4E161B'], table: ['#4A1418', '#2E0B0E'], edge: '#C9A45A' },
  walnut: { wall: ['#FBF1E0', '#E6CFAB'], table: ['#8A5A36', '#5A3519'], edge: '#C9A45A' },
  sage: { wall: ['#F6F4E4', '#D5D6B8'], table: ['#C9B184', '#A98B5A'], edge: '#B08D4C' },
} as const satisfies Record<string, Tone>

export type ToneName = keyof typeof TONES

/** The surface under the product. */
export type StageName = 'plate' | 'board' | 'stand' | 'box' | 'tray'

/** The gradients, the background wall, and the table in front of it. */
export function backdrop(name: ToneName): string {
  const { wall, table, edge } = TONES[name]
  return `<defs><radialGradient id="wall" cx=".5" cy=".42" r=".72"><stop offset="0" stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></radialGradient><linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${table[0]}"/><stop offset="1" stop-color="${table[1]}"/></linearGradient><radialGradient id="shade"><stop offset="0" stop-color="#2A0D08" stop-opacity=".5"/><stop offset=".6" stop-color="#2A0D08" stop-opacity=".22"/><stop offset="1" stop-color="#2A0D08" stop-opacity="0"/></radialGradient></defs><rect width="800" height="600" fill="url(#wall)"/><path d="M0 398h800v202H0z" fill="url(#table)"/><path d="M0 398h800" stroke="${edge}" stroke-width="3"/><path d="M0 402h800v26H0z" fill="#2A0D08" opacity=".07"/><circle cx="400" cy="252" r="212" fill="none" stroke="${edge}" stroke-width="2" opacity=".34"/><circle cx="400" cy="252" r="224" fill="none" stroke="${edge}" stroke-width="1" opacity=".24"/>`
}

/** A soft shadow below, centered at a point. */
export const shadow = (x: number, y: number, rx: number, ry: number, opacity = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#shade)" opacity="${opacity}"/>`

const plate = `<defs><linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".55" stop-color="#F6ECDC"/><stop offset="1" stop-color="#DCC9AC"/></linearGradient><linearGradient id="well" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#E6D8C0"/><stop offset=".35" stop-color="#F8F1E4"/><stop offset="1" stop-color="#FFFDF8"/></linearGradient><linearGradient id="brass" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#E9CF93"/><stop offset=".5" stop-color="#B08D4C"/><stop offset="1" stop-color="#E1C27E"/></linearGradient></defs>${shadow(400, 500, 345, 92)}<ellipse cx="400" cy="474" rx="298" ry="86" fill="#B99E77"/><ellipse cx="400" cy="466" rx="300" ry="87" fill="url(#rim)"/><ellipse cx="400" cy="466" rx="289" ry="82.500" fill="none" stroke="url(#brass)" stroke-width="4"/><ellipse cx="400" cy="468" rx="214" ry="58" fill="url(#well)"/><path d="M152 440c38-30 96-46 160-53" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".8"/>`

const board = `<defs><linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#C68F58"/><stop offset=".5" stop-color="#A66E3C"/><stop offset="1" stop-color="#7E4F27"/></linearGradient></defs>${shadow(400, 520, 360, 72)}<path d="M172 420h456c18 0 30 6 38 18l46 70c8 14 2 26-16 26H104c-18 0-24-12-16-26l46-70c8-12 20-18 38-18z" fill="#55311A"/><path d="M172 404h456c18 0 30 6 38 18l46 70c8 14 2 26-16 26H104c-18 0-24-12-16-26l46-70c8-12 20-18 38-18z" fill="url(#wood)"/><g stroke="#6B421F" stroke-width="2" fill="none" opacity=".38"><path d="M142 430c120-12 300 14 520-4M122 456c160 14 330-18 566 2M104 484c190-14 380 16 600-2M96 504c150 8 420-10 612 2"/></g><path d="M176 409h448c14 0 24 4 31 13" stroke="#F0CB97" stroke-width="3" stroke-linecap="round" fill="none" opacity=".7"/>`

const stand = `<defs><linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".6" stop-color="#F3E6D2"/><stop offset="1" stop-color="#D9C3A2"/></linearGradient><linearGradient id="brass" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#8F6A2C"/><stop offset=".35" stop-color="#F1D99A"/><stop offset="1" stop-color="#9C7836"/></linearGradient></defs>${shadow(400, 560, 210, 34)}<path d="M372 470h56c-8 26-4 52 40 74H332c44-22 48-48 40-74z" fill="url(#brass)"/><ellipse cx="400" cy="546" rx="100" ry="17" fill="url(#brass)"/><ellipse cx="400" cy="543" rx="92" ry="13" fill="#E9CF93" opacity=".6"/><path d="M140 436c0 34 116 58 260 58s260-24 260-58z" fill="#C7AC82"/><ellipse cx="400" cy="432" rx="260" ry="58" fill="url(#rim)"/><ellipse cx="400" cy="432" rx="249" ry="53.500" fill="none" stroke="#C9A45A" stroke-width="3"/><path d="M180 410c34-18 84-27 136-30" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".8"/>`

const tray = `<defs><linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F6E3B0"/><stop offset=".45" stop-color="#D2AE63"/><stop offset="1" stop-color="#8F6A2C"/></linearGradient><linearGradient id="felt" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8A343A"/><stop offset="1" stop-color="#5E1B21"/></linearGradient></defs>${shadow(400, 506, 340, 84)}<ellipse cx="400" cy="474" rx="290" ry="80" fill="#77551F"/><ellipse cx="400" cy="464" rx="292" ry="80" fill="url(#brass)"/><ellipse cx="400" cy="466" rx="262" ry="68" fill="url(#felt)"/><path d="M150 440c40-28 100-42 160-48" stroke="#FFF6DC" stroke-width="5" stroke-linecap="round" fill="none" opacity=".75"/>`

/** The paper in an open box; `boxFront` covers it and the product. */
const box = `<defs><linearGradient id="inside" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3A0F13"/><stop offset="1" stop-color="#5E1B21"/></linearGradient></defs>${shadow(400, 560, 370, 50)}<path d="M150 396l44-26h412l44 26v40H150z" fill="url(#inside)"/><g fill="#FFF4E0"><path d="M158 430l26-64 34 40 30-58 44 58 34-62 46 60 40-60 42 62 38-54 34 52 38-36 24 62z" opacity=".95"/></g><g stroke="#E4CFAA" stroke-width="2" fill="none" opacity=".8"><path d="M184 366l8 50M248 348l4 70M326 344l-6 70M412 344l6 74M492 346l-8 70M564 352l6 60"/></g>`

/** The front of the box, with its ribbon. */
export const boxFront = `<defs><linearGradient id="front" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8E2A31"/><stop offset="1" stop-color="#571A20"/></linearGradient><linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F6E3B0"/><stop offset=".5" stop-color="#D6B368"/><stop offset="1" stop-color="#A97F33"/></linearGradient></defs><path d="M140 430h520l-14 128c-1 8-6 12-14 12H168c-8 0-13-4-14-12z" fill="url(#front)"/><path d="M132 420h536c6 0 9 4 8 9l-4 19c-1 5-4 7-9 7H137c-5 0-8-2-9-7l-4-19c-1-5 2-9 8-9z" fill="#A33A40"/><path d="M128 424h544" stroke="#fff" stroke-width="3" opacity=".25"/><path d="M376 420h48v150h-48z" fill="url(#gold)"/><g fill="url(#gold)" stroke="#8F6A2C" stroke-width="2"><path d="M400 462c-60-44-112-34-104 2 6 26 66 20 104-2zM400 462c60-44 112-34 104 2-6 26-66 20-104-2z"/><path d="M398 466l-46 66 26-4 12 20 18-76zM402 466l46 66-26-4-12 20-18-76z"/><circle cx="400" cy="464" r="15"/></g>`

/** The stages, by name. */
export const stages: Readonly<Record<StageName, string>> = { plate, board, stand, box, tray }
