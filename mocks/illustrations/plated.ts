import * as m from './morsels'
import { type CarrierName, carriers, type GroundName, ground } from './table'

/** A dish as it comes to the table: what it stands on, and what is on it, counted from the middle. */
interface PlatedDish {
  ground: GroundName
  on: CarrierName
  art: string
}

const { at, each } = m
const disc = (r: number, fill: string, more = '') => `<circle r="${r}" fill="${fill}"${more}/>`
const pool = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

const fan = (count: number, step: number) =>
  Array.from({ length: count }, (_, nth) =>
    at((nth - (count - 1) / 2) * step, Math.abs(nth - (count - 1) / 2) * 6, m.slice, 68 + nth * 5),
  ).join('')

const filetRound = `<ellipse cx="6" cy="10" rx="92" ry="88" fill="#2A0D08" opacity=".22"/><circle r="90" fill="url(#crust)"/><path d="M-62-30C-46-60-6-74 30-66" stroke="#D9A06A" stroke-width="8" stroke-linecap="round" fill="none" opacity=".55"/>${m.strewn(26, 74, 2.4, '#2B1008', '#5B2C14', '#C58A55')}`

const skin = (d: string) =>
  `<path d="${d}" transform="translate(5 12)" fill="#2A0D08" opacity=".2"/>`
const FILLET = 'M-128 6c2-44 48-66 118-68 74-2 132 18 138 58 4 36-44 62-118 66-80 4-138-12-138-56z'
const fillet = `${skin(FILLET)}<path d="${FILLET}" fill="url(#pinkfish)"/><g stroke="#FFD9C4" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"><path d="M-84-36c24 18 30 52 18 84M-36-52c28 24 36 66 22 106M16-56c28 26 36 68 22 108M68-50c24 22 30 56 18 90"/></g>${m.strewn(22, 70, 2.6, '#5E9440', '#3F7A2E')}`

const tail = `<path d="M-30 92C-64 40-62-40-34-86H34C62-40 64 40 30 92z" fill="#2A0D08" opacity=".2" transform="translate(6 8)"/><path d="M-30 92C-64 40-62-40-34-86H34C62-40 64 40 30 92z" fill="#C7392B"/><path d="M-34 90l-20 46 36-20 18 26 18-26 36 20-20-46z" fill="#A92A20"/><path d="M-22 76C-46 34-44-40-24-78H24C44-40 46 34 22 76z" fill="#FFF4E8"/><path d="M-16 60C-30 30-28-36-14-66M16 60C30 30 28-36 14-66M0 62V-66" stroke="#F6B79C" stroke-width="5" fill="none" stroke-linecap="round"/>${m.strewn(18, 26, 2.6, '#D9542F', '#5E9440')}`

const hamSlice = `<ellipse cx="5" cy="9" rx="86" ry="60" fill="#2A0D08" opacity=".18"/><ellipse rx="86" ry="60" fill="#8A3F1E"/><ellipse rx="79" ry="53" fill="#FFE7DC"/><ellipse rx="74" ry="48" fill="#F1A29C"/><path d="M-50-8c20-20 70-24 96-4M-46 16c26 16 66 16 90-2" stroke="#FFD0C6" stroke-width="5" fill="none" stroke-linecap="round"/>`
const orangeWheel = m.lemonWheel
  .replaceAll('#F3C22E', '#E8842A')
  .replaceAll('#FFF6CF', '#FFE9C9')
  .replaceAll('#F8D95A', '#F7A84A')

const bun = `<circle cx="6" cy="10" r="92" fill="#2A0D08" opacity=".24"/><path d="M-100 8c-4-20 10-22 8-38 14-6 12-26 30-28 6-16 28-14 36-26 16 6 30-8 44 0 14-6 26 8 38 8 8 14 26 14 26 32 14 10 6 26 16 40-8 14 0 30-14 38-2 18-22 18-30 32-16 0-24 16-42 12-14 10-30-2-44 2-12-12-30-6-38-20-18-2-18-22-30-30 2-10-2-14 0-22z" fill="#7FB445"/><circle r="86" fill="#7A3B1C"/><circle r="82" fill="url(#gold)"/>${m.strewn(24, 62, 4.4, '#FFF6DC', '#FBE6B4')}<path d="M-54-36C-36-58-4-66 24-60" stroke="#FFF3CF" stroke-width="7" stroke-linecap="round" fill="none" opacity=".8"/>`
const fry =
  '<rect x="-34" y="-7" width="68" height="14" rx="4" fill="#E9AE45"/><rect x="-32" y="-6" width="64" height="5" rx="2" fill="#FBD98A"/>'

const breast = `<path d="M-104 10C-100-40-40-66 30-60 84-56 112-30 108 4 102 44 44 62-20 60-72 58-106 44-104 10z" fill="#2A0D08" opacity=".2" transform="translate(5 9)"/><path d="M-104 10C-100-40-40-66 30-60 84-56 112-30 108 4 102 44 44 62-20 60-72 58-106 44-104 10z" fill="url(#gold)"/><path d="M-70-14C-44-40 14-50 56-40" stroke="#FFF0C4" stroke-width="7" stroke-linecap="round" fill="none" opacity=".75"/>${m.strewn(16, 46, 3, '#5E9440', '#8C5418')}`
const medallion = `<circle cx="4" cy="7" r="46" fill="#2A0D08" opacity=".2"/><circle r="46" fill="#B4701F"/><circle r="41" fill="#FFF4DF"/><circle r="21" fill="#5C8A3A"/>${m.strewn(9, 17, 4.4, '#F7E9B8', '#3F6A28')}`

const rib = `<path d="M-150 20C-154-56-70-104 24-100c84 4 146 46 142 112C160 84 84 112-10 110c-84-2-136-30-140-90z" fill="#2A0D08" opacity=".22" transform="translate(6 10)"/><path d="M-150 20C-154-56-70-104 24-100c84 4 146 46 142 112C160 84 84 112-10 110c-84-2-136-30-140-90z" fill="#4E2412"/><path d="M-132 18C-134-44-60-84 24-82c72 2 126 38 122 92-6 58-72 82-156 80-72-2-120-26-122-72z" fill="#F6DDC0"/><path d="M-112 18c0-48 60-78 130-76 62 2 108 32 104 74-4 48-60 66-130 64-62-2-104-22-104-62z" fill="#D6676A"/><path d="M-60-10c34-26 90-28 128-6M-70 30c40 22 110 22 150-4M20-44c-20 24-16 74 10 92" stroke="#F7C3B6" stroke-width="6" fill="none" stroke-linecap="round" opacity=".8"/><path d="M-172 30l-58 26" stroke="#F6E9D4" stroke-width="24" stroke-linecap="round"/>`

const cake = `<circle cx="6" cy="11" r="84" fill="#2A0D08" opacity=".22"/><circle r="82" fill="#3B1C10"/><circle r="72" fill="#53291A"/>${pool('M-26-34c22-16 58-8 60 16 22 8 18 40-6 42-2 28-10 62-26 64-12 2-10-34-14-50-28-4-44-50-14-72z', '#2A120A')}<path d="M-46-30C-34-48-12-56 8-54" stroke="#9A654A" stroke-width="7" stroke-linecap="round" fill="none"/>${m.strewn(30, 66, 1.8, '#FFF6EA')}`

const tart = `<circle cx="6" cy="11" r="118" fill="#2A0D08" opacity=".22"/>${Array.from({ length: 20 }, (_, nth) => at(Math.cos(nth * 0.314) * 108, Math.sin(nth * 0.314) * 108, disc(19, '#C98A3C'))).join('')}${disc(108, 'url(#gold)')}${disc(92, '#B4631D')}${[
  0, 1, 2,
]
  .map((ring) =>
    Array.from({ length: 12 - ring * 4 }, (_, nth) => {
      const angle = (nth / (12 - ring * 4)) * 6.283 + ring
      return at(
        Math.cos(angle) * (70 - ring * 26),
        Math.sin(angle) * (70 - ring * 26),
        '<path d="M-26 10C-20-18 20-18 26 10 10 2-10 2-26 10z" fill="#F3CF83" stroke="#C07A2A" stroke-width="3"/>',
        (angle * 180) / Math.PI + 90,
      )
    }).join(''),
  )
  .join('')}`

const noodles = Array.from({ length: 16 }, (_, nth) =>
  at(
    0,
    0,
    `<path d="M-150 ${nth * 3 - 20}C-90 ${-120 + nth * 6} 90 ${-100 + nth * 5} 150 ${20 - nth * 2}" stroke="${nth % 2 ? '#F4D58C' : '#E9C06A'}" stroke-width="11" fill="none" stroke-linecap="round"/>`,
    nth * 47,
  ),
).join('')

/** Everything that a recipe shows, by the name that it calls its picture. */
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

/** How large a dish is on what it stands on: it fills a plate, and a bowl already. */
const SCALES: Readonly<Record<CarrierName, number>> = { plate: 1.26, bowl: 1, pan: 1, board: 1.14 }

/** The picture of a dish as the text of an SVG, 800 by 600; null where there is none of that name. */
export function platedPicture(name: string, title: string): string | null {
  const dish = Object.hasOwn(plated, name) ? plated[name] : undefined
  if (!dish) return null
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600" role="img"><title>${escaped}</title>${ground(dish.ground)}${m.palette}${carriers[dish.on]}${at(400, 300, dish.art, 0, SCALES[dish.on])}</svg>`
}
