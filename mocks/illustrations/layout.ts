import type { CatalogueItem } from '../catalogue'
import type { StageName, ToneName } from './stages'

/** The position of a glyph: its center, its base, its size and its rotation. */
export type Spot = readonly [x: number, foot: number, size: number, turn?: number]

/** The composition of a picture. */
export interface Layout {
  tone: ToneName
  stage: StageName
  /** The main glyph, once or several times in the center, back to front. */
  main: readonly Spot[]
  /** Positions of the glyphs beside it, left and right. */
  beside: readonly Spot[]
}

const ALONE: readonly Spot[] = [[400, 492, 424]]
const PAIR: readonly Spot[] = [
  [304, 458, 330, -4],
  [492, 500, 350, 4],
]
const TRIO: readonly Spot[] = [
  [284, 446, 268, -6],
  [516, 446, 268, 6],
  [400, 500, 296],
]
const TALL: readonly Spot[] = [[400, 492, 420]]
const HIGH: readonly Spot[] = [[400, 456, 372]]
const THREE_HIGH: readonly Spot[] = [
  [290, 428, 222],
  [510, 428, 222],
  [400, 458, 248],
]

const BESIDE: readonly Spot[] = [
  [122, 568, 176],
  [678, 568, 176],
]
const IN_BOX: readonly Spot[] = [
  [256, 446, 286, -8],
  [546, 446, 286, 8],
]

/** Empty space below a glyph in its box, in 32nds, if it is not 2. */
const EMPTY: Readonly<Record<string, number>> = {
  filet: 4.6,
  ribeye: 6.1,
  strip: 6.5,
  sirloin: 5.7,
  'flat-iron': 7,
  tomahawk: 3.4,
  tips: 3.8,
  brisket: 2.6,
  salmon: 5.7,
  ham: 4,
  patties: 8.2,
  truffles: 3.7,
  lava: 4,
  tower: 1.3,
  'gift-card': 1.3,
  'lobster-tails': 4,
  'rib-roast': 4.5,
  'stuffed-breast': 6,
  gratin: 5.5,
  'creamed-spinach': 5.5,
  'twice-baked': 6.5,
  'carving-board': 3.8,
  garlic: 4.6,
  'brown-mushroom': 4,
  'love-letter': 6,
}

/** Empty space below a glyph in its box, in 32nds. */
export const emptyBelow = (name: string): number => EMPTY[name] ?? 2

/** The positions of a main glyph that is not alone. */
const MAIN = new Map<string, readonly Spot[]>(
  [
    { spots: PAIR, names: ['filet', 'strip', 'ribeye', 'sirloin', 'flat-iron', 'hamburger'] },
    { spots: PAIR, names: ['hot-dog'] },
    { spots: TRIO, names: ['cookie', 'brown-mushroom'] },
    { spots: THREE_HIGH, names: ['pie'] },
    { spots: TALL, names: ['tower'] },
    { spots: HIGH, names: ['birthday-cake', 'shortcake', 'lava'] },
  ].flatMap(({ spots, names }) => names.map((name) => [name, spots] as const)),
)

const SETTING: Readonly<Record<CatalogueItem['category'], readonly [StageName, ...ToneName[]]>> = {
  steaks: ['board', 'cream', 'oxblood', 'sage', 'blush'],
  'burgers-and-sausages': ['board', 'blush', 'cream', 'sage'],
  seafood: ['plate', 'sage', 'cream', 'walnut'],
  'roasts-and-poultry': ['plate', 'walnut', 'blush', 'oxblood'],
  sides: ['plate', 'cream', 'walnut', 'sage'],
  desserts: ['stand', 'blush', 'cream', 'oxblood'],
  'pantry-and-tools': ['tray', 'cream', 'walnut', 'sage'],
  'gift-cards': ['tray', 'cream'],
  clubs: ['plate', 'oxblood', 'blush', 'sage'],
  combos: ['box', 'cream', 'sage', 'blush'],
  'add-ons': ['plate', 'blush', 'cream', 'sage'],
  'free-gifts': ['tray', 'blush'],
}

/** The composition of an item's picture; neighbors in a list differ in tone. */
export function layoutOf({ item_id, category, glyphs }: CatalogueItem): Layout {
  const [stage, ...tones] = SETTING[category]
  const tone = tones[item_id % tones.length] ?? 'cream'
  if (stage === 'box') return { tone, stage, main: [[400, 454, 322]], beside: IN_BOX }
  const isHigh = stage === 'stand'
  const main = MAIN.get(glyphs[0] ?? '') ?? (isHigh ? HIGH : ALONE)
  return { tone, stage, main: isHigh ? main : main.map(lowered), beside: BESIDE }
}

/** Moves a drawing made for a cake stand down to the plate. */
function lowered([x, foot, size, turn]: Spot): Spot {
  return [x, foot <= 458 && x === 400 ? foot + 32 : foot, size, turn]
}
