import * as m from './morsels'
import {
  breast,
  bun,
  cake,
  disc,
  fan,
  filetRound,
  fillet,
  fry,
  hamSlice,
  medallion,
  noodles,
  orangeWheel,
  pool,
  rib,
  tail,
  tart,
} from './platedPieces'
import { type CarrierName, carriers, type GroundName, ground } from './table'

/** A plated dish: its ground, its carrier, and the food, relative to the center. */
interface PlatedDish {
  ground: GroundName
  on: CarrierName
  art: string
}

const { at, each } = m

/** All plated dishes of the recipes, by picture name. */
export const plated: Readonly<Record<string, PlatedDish>> = {
  filet: {
    ground: 'oxblood',
    on: 'plate',
    art: `${each(m.asparagus, [
      [-84, -94, 24],
      [-92, -62, 20],
      [-78, -122, 28],
    ])}${each(m.potato, [
      [-104, 62],
      [-52, 104, 30],
      [-128, 8, 60],
    ])}${at(48, 30, filetRound)}${at(48, 22, m.butter, 10)}${at(96, -84, m.sprig, -24)}`,
  },
  ribeye: {
    ground: 'walnut',
    on: 'board',
    art: `${at(-40, -10, m.steak, -12, 1.55)}${at(-40, -10, m.grillMarks, -12, 1.55)}${pool('M70 30c40-24 110-6 114 34 4 44-74 60-110 34-30-20-30-54-4-68z', '#5F8F35')}${at(128, 66, m.strewn(34, 42, 5, '#8FC05A', '#3F6A28', '#C9E29A'))}${each(
      m.lemonWedge,
      [
        [170, -120, 30],
        [-200, 150, -20],
      ],
    )}${at(160, 160, m.sprig, 20, 1.2)}`,
  },
  strip: {
    ground: 'linen',
    on: 'plate',
    art: `${pool('M-150 30c-10-70 90-110 170-90 80 10 140 60 120 116-20 60-110 74-180 60-70-8-104-40-110-86z', '#C99A64')}${at(0, 8, fan(6, 42))}${at(10, 10, m.strewn(46, 140, 4, '#2B1A12', '#5A3A26', '#3B1C10'))}${at(-110, -112, m.leaf, -30, 0.9)}${at(-70, -134, m.leaf, 10, 0.9)}${each(
      m.cherryTomato,
      [
        [-136, -70],
        [-100, -148],
      ],
    )}`,
  },
  salmon: {
    ground: 'blush',
    on: 'plate',
    art: `${each(m.asparagus, [
      [10, 104, -8],
      [0, 130, -4],
      [20, 78, -12],
    ])}${at(0, -26, fillet, -10)}${each(m.lemonWheel, [
      [-54, -52, 0, 0.9],
      [6, -64, 20, 0.9],
      [66, -70, 40, 0.9],
    ])}${at(110, 40, m.sprig, 40)}`,
  },
  lobster: {
    ground: 'oxblood',
    on: 'plate',
    art: `${at(-66, 0, tail, -12, 1.15)}${at(64, 0, tail, 12, 1.15)}${at(0, -136, m.lemonWedge, 180)}${at(0, 132, disc(44, '#C9A45A') + disc(38, '#F7CF5C') + m.strewn(16, 30, 3, '#5E9440', '#FFF0B5'))}${at(-140, 96, m.sprig, 50)}`,
  },
  ham: {
    ground: 'walnut',
    on: 'plate',
    art: `${each(hamSlice, [
      [-62, -56, -20],
      [50, -64, 14],
      [-70, 44, 18],
      [44, 52, -12],
    ])}${each(orangeWheel, [
      [130, 0],
      [-2, 134, 20],
      [-146, -4, 40],
    ])}${at(0, -6, m.sprig, -20, 1.2)}${at(0, 0, m.strewn(20, 120, 3.4, '#6B2B17', '#C9741F'))}`,
  },
  hash: {
    ground: 'oak',
    on: 'pan',
    art: `${each(m.potato, [
      [-120, -90],
      [-60, -130, 40],
      [10, -150, 10],
      [90, -120, 70],
      [140, -50, 20],
      [150, 40, 50],
      [110, 120, 10],
      [30, 150, 60],
      [-60, 140, 20],
      [-130, 90, 70],
      [-160, 0, 10],
      [-30, -60, 50],
      [60, 20, 20],
      [-40, 80, 40],
    ])}${each(m.slice, [
      [-90, -30, 30, 0.55],
      [90, -70, -40, 0.55],
      [20, 100, 10, 0.55],
      [-110, 50, -60, 0.55],
      [100, 70, 60, 0.55],
      [-10, -110, 80, 0.55],
    ])}${each(m.egg, [
      [-40, 8, 0, 1.1],
      [76, -6, 40, 1.1],
    ])}${m.strewn(60, 190, 4, '#5E9440', '#8FC05A', '#D93A2B')}`,
  },
  burgers: {
    ground: 'blush',
    on: 'board',
    art: `${at(-92, -34, bun, 0, 1.35)}${at(120, 44, bun, 40, 1.35)}${each(fry, [
      [150, -150, 20],
      [190, -130, -30],
      [110, -160, 70],
      [170, -176, 100],
      [206, -96, 60],
      [130, -126, -10],
    ])}${each(m.halfTomato, [
      [-170, 140],
      [-120, 164],
    ])}${at(-40, 156, m.onionRing)}`,
  },
  chicken: {
    ground: 'linen',
    on: 'plate',
    art: `${m.strewn(64, 150, 11, '#FFF7E6', '#F4E4C2', '#EBD6A8')}${at(-52, -50, breast, -14)}${each(
      medallion,
      [
        [52, 26],
        [96, 70],
        [6, 74, 20],
      ],
    )}${each(m.halfTomato, [
      [-120, 60],
      [-84, 104],
      [120, -60],
    ])}${at(70, -110, m.sprig, 24)}`,
  },
  ribRoast: {
    ground: 'oxblood',
    on: 'plate',
    art: `${at(10, -16, rib)}${at(-92, 118, disc(50, '#EAD9B8') + disc(44, '#FFFDF6') + m.strewn(14, 30, 3, '#5E9440'))}${each(
      m.potato,
      [
        [30, 140],
        [92, 124, 40],
      ],
    )}${at(146, -112, m.sprig, 40)}`,
  },
  spinach: {
    ground: 'oak',
    on: 'bowl',
    art: `${disc(206, '#4C7A33')}${Array.from({ length: 9 }, (_, nth) => at(Math.cos(nth * 0.7) * 110, Math.sin(nth * 0.7) * 110, m.leaf, nth * 52, 1.3)).join('')}${each(
      m.leaf,
      [
        [0, 0, 40, 1.2],
        [-40, 40, 120, 1.1],
        [50, -30, 200, 1.1],
      ],
    )}<path d="M-120-40C-40-110 90-80 110 0 120 70 10 110-60 70-90 40-40-10 20 10" stroke="#FFF8E6" stroke-width="26" stroke-linecap="round" fill="none" opacity=".92"/>${m.strewn(70, 170, 6, '#C98A3C', '#E5A447', '#A9683C')}`,
  },
  cornSalad: {
    ground: 'walnut',
    on: 'bowl',
    art: `${disc(206, '#EBC04C')}${m.strewn(190, 200, 12, '#F8D75E', '#F2BF3B', '#FBE38A', '#D9983A')}${m.strewn(26, 180, 13, '#FFFDF3', '#D93A2B', '#FFF6DC')}${each(
      m.leaf,
      [
        [-90, -60, 20, 0.35],
        [70, -100, 80, 0.35],
        [110, 60, 140, 0.35],
        [-40, 120, 30, 0.35],
        [-130, 70, 70, 0.35],
        [10, 10, 0, 0.35],
      ],
    )}${each(m.onionRing, [
      [-60, 20, 0, 0.8],
      [90, -20, 0, 0.8],
      [20, -130, 0, 0.8],
    ])}${at(150, -150, m.lemonWedge.replaceAll('#F0BA22', '#5E9440').replaceAll('#F8D95A', '#B9DB7A'), 40)}`,
  },
  lavaCakes: {
    ground: 'walnut',
    on: 'plate',
    art: `${at(-10, -8, cake, 0, 1.15)}${pool('M70 70c30-20 80 0 76 34-6 34-84 30-92 4-4-14 2-28 16-38z', '#FFFBF0')}${each(
      m.raspberry,
      [
        [112, -64],
        [140, -20],
        [94, -20],
        [-128, 64],
        [-104, 104],
      ],
    )}${at(118, -100, m.mint)}`,
  },
  tartlets: {
    ground: 'oak',
    on: 'plate',
    art: `${at(-24, 4, tart, 0, 1.08)}${at(-24, 0, `${disc(44, '#FFFDF6')}<path d="M-26 8c6-30 46-34 52-4" stroke="#EADFC8" stroke-width="6" fill="none" stroke-linecap="round"/>`)}${at(-24, 4, '<path d="M-90-60C-20-20 30 30 96 40M-70 70C-10 30 30-40 60-84" stroke="#9A4F14" stroke-width="7" fill="none" stroke-linecap="round" opacity=".75"/>')}${at(138, 78, m.mint, 20)}`,
  },
  scampi: {
    ground: 'linen',
    on: 'bowl',
    art: `${disc(206, '#F2DDA6')}${noodles}${each(m.shrimp, [
      [-96, -70, 0, 1.05],
      [70, -100, 60, 1.05],
      [110, 50, 130, 1.05],
      [-20, 20, 20, 1.05],
      [-90, 90, 220, 1.05],
      [30, 120, 300, 1.05],
    ])}${m.strewn(60, 180, 4, '#5E9440', '#3F7A2E', '#D9542F')}${at(-160, 20, m.lemonWedge, 80)}`,
  },
  steakSalad: {
    ground: 'oak',
    on: 'bowl',
    art: `${disc(206, '#7FAE4A')}${Array.from({ length: 12 }, (_, nth) => at(Math.cos(nth * 0.5236) * 136, Math.sin(nth * 0.5236) * 136, m.leaf, nth * 41, 1.25)).join('')}${each(
      m.leaf,
      [
        [0, -20, 20, 1.2],
        [-40, 50, 160, 1.2],
        [60, 40, 260, 1.2],
      ],
    )}${at(10, 0, fan(5, 38))}${each(m.halfTomato, [
      [-130, 60],
      [-96, 110],
      [120, 84],
      [140, -60],
    ])}${each(m.onionRing, [
      [-100, -90],
      [90, -120],
    ])}${m.strewn(20, 170, 10, '#FFFDF3', '#DDE4EC', '#F4F1E6')}`,
  },
  chili: {
    ground: 'walnut',
    on: 'bowl',
    art: `${disc(206, '#8C2F1C')}${m.strewn(120, 198, 16, '#A63C22', '#7A2415', '#6B1E1A', '#B5502B')}${m.strewn(40, 180, 11, '#4B1713', '#5E1F18')}${at(-10, -20, '<path d="M-70 10c-6-40 40-70 84-56 44-4 70 34 50 66-10 34-70 40-94 20-24-2-40-14-40-30z" fill="#FFFDF6"/><path d="M-36 4c10-24 50-30 70-6" stroke="#E9DFCB" stroke-width="7" fill="none" stroke-linecap="round"/>')}${m.strewn(44, 110, 5, '#F2BF3B', '#5E9440', '#F8D75E')}${at(130, 120, m.leaf, 40, 0.5)}`,
  },
  gratin: {
    ground: 'linen',
    on: 'pan',
    art: `${disc(214, '#E9B457')}${Array.from({ length: 26 }, (_, nth) => at(Math.cos(nth * 0.4189) * (nth % 2 ? 170 : 120), Math.sin(nth * 0.4189) * (nth % 2 ? 170 : 120), `${disc(50, '#C98A3C')}${disc(46, '#FBE6A8')}${disc(34, '#F8D98A')}`)).join('')}${each(
      `${disc(52, '#C98A3C')}${disc(48, '#FBE6A8')}${disc(34, '#F8D98A')}`,
      [
        [0, -50],
        [50, 10],
        [-50, 10],
        [0, 50],
        [0, 0],
      ],
    )}${m.strewn(90, 205, 7, '#B4701F', '#D99A45', '#8C5418')}${m.strewn(40, 190, 4, '#5E9440', '#3F7A2E')}`,
  },
}

/** The scale of a dish on each carrier: it fills a plate, and already fills a bowl. */
const SCALES: Readonly<Record<CarrierName, number>> = { plate: 1.26, bowl: 1, pan: 1, board: 1.14 }

/** The picture of a dish as SVG text, 800 by 600; null if there is none with that name. */
export function platedPicture(name: string, title: string): string | null {
  const dish = Object.hasOwn(plated, name) ? plated[name] : undefined
  if (!dish) return null
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600" role="img"><title>${escaped}</title>${ground(dish.ground)}${m.palette}${carriers[dish.on]}${at(400, 300, dish.art, 0, SCALES[dish.on])}</svg>`
}
