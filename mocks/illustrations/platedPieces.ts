import * as m from './morsels'

/* Pieces that several dishes share, or that are too long for one line of the table, drawn around their centers. */

const { at } = m
export const disc = (r: number, fill: string, more = '') =>
  `<circle r="${r}" fill="${fill}"${more}/>`
export const pool = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

export const fan = (count: number, step: number) =>
  Array.from({ length: count }, (_, nth) =>
    at((nth - (count - 1) / 2) * step, Math.abs(nth - (count - 1) / 2) * 6, m.slice, 68 + nth * 5),
  ).join('')

export const filetRound = `<ellipse cx="6" cy="10" rx="92" ry="88" fill="#2A0D08" opacity=".22"/><circle r="90" fill="url(#crust)"/><path d="M-62-30C-46-60-6-74 30-66" stroke="#D9A06A" stroke-width="8" stroke-linecap="round" fill="none" opacity=".55"/>${m.strewn(26, 74, 2.4, '#2B1008', '#5B2C14', '#C58A55')}`

const skin = (d: string) =>
  `<path d="${d}" transform="translate(5 12)" fill="#2A0D08" opacity=".2"/>`
const FILLET = 'M-128 6c2-44 48-66 118-68 74-2 132 18 138 58 4 36-44 62-118 66-80 4-138-12-138-56z'
export const fillet = `${skin(FILLET)}<path d="${FILLET}" fill="url(#pinkfish)"/><g stroke="#FFD9C4" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"><path d="M-84-36c24 18 30 52 18 84M-36-52c28 24 36 66 22 106M16-56c28 26 36 68 22 108M68-50c24 22 30 56 18 90"/></g>${m.strewn(22, 70, 2.6, '#5E9440', '#3F7A2E')}`

export const tail = `<path d="M-30 92C-64 40-62-40-34-86H34C62-40 64 40 30 92z" fill="#2A0D08" opacity=".2" transform="translate(6 8)"/><path d="M-30 92C-64 40-62-40-34-86H34C62-40 64 40 30 92z" fill="#C7392B"/><path d="M-34 90l-20 46 36-20 18 26 18-26 36 20-20-46z" fill="#A92A20"/><path d="M-22 76C-46 34-44-40-24-78H24C44-40 46 34 22 76z" fill="#FFF4E8"/><path d="M-16 60C-30 30-28-36-14-66M16 60C30 30 28-36 14-66M0 62V-66" stroke="#F6B79C" stroke-width="5" fill="none" stroke-linecap="round"/>${m.strewn(18, 26, 2.6, '#D9542F', '#5E9440')}`

export const hamSlice = `<ellipse cx="5" cy="9" rx="86" ry="60" fill="#2A0D08" opacity=".18"/><ellipse rx="86" ry="60" fill="#8A3F1E"/><ellipse rx="79" ry="53" fill="#FFE7DC"/><ellipse rx="74" ry="48" fill="#F1A29C"/><path d="M-50-8c20-20 70-24 96-4M-46 16c26 16 66 16 90-2" stroke="#FFD0C6" stroke-width="5" fill="none" stroke-linecap="round"/>`
export const orangeWheel = m.lemonWheel
  .replaceAll('#F3C22E', '#E8842A')
  .replaceAll('#FFF6CF', '#FFE9C9')
  .replaceAll('#F8D95A', '#F7A84A')

export const bun = `<circle cx="6" cy="10" r="92" fill="#2A0D08" opacity=".24"/><path d="M-100 8c-4-20 10-22 8-38 14-6 12-26 30-28 6-16 28-14 36-26 16 6 30-8 44 0 14-6 26 8 38 8 8 14 26 14 26 32 14 10 6 26 16 40-8 14 0 30-14 38-2 18-22 18-30 32-16 0-24 16-42 12-14 10-30-2-44 2-12-12-30-6-38-20-18-2-18-22-30-30 2-10-2-14 0-22z" fill="#7FB445"/><circle r="86" fill="#7A3B1C"/><circle r="82" fill="url(#gold)"/>${m.strewn(24, 62, 4.4, '#FFF6DC', '#FBE6B4')}<path d="M-54-36C-36-58-4-66 24-60" stroke="#FFF3CF" stroke-width="7" stroke-linecap="round" fill="none" opacity=".8"/>`
export const fry =
  '<rect x="-34" y="-7" width="68" height="14" rx="4" fill="#E9AE45"/><rect x="-32" y="-6" width="64" height="5" rx="2" fill="#FBD98A"/>'

export const breast = `<path d="M-104 10C-100-40-40-66 30-60 84-56 112-30 108 4 102 44 44 62-20 60-72 58-106 44-104 10z" fill="#2A0D08" opacity=".2" transform="translate(5 9)"/><path d="M-104 10C-100-40-40-66 30-60 84-56 112-30 108 4 102 44 44 62-20 60-72 58-106 44-104 10z" fill="url(#gold)"/><path d="M-70-14C-44-40 14-50 56-40" stroke="#FFF0C4" stroke-width="7" stroke-linecap="round" fill="none" opacity=".75"/>${m.strewn(16, 46, 3, '#5E9440', '#8C5418')}`
export const medallion = `<circle cx="4" cy="7" r="46" fill="#2A0D08" opacity=".2"/><circle r="46" fill="#B4701F"/><circle r="41" fill="#FFF4DF"/><circle r="21" fill="#5C8A3A"/>${m.strewn(9, 17, 4.4, '#F7E9B8', '#3F6A28')}`

export const rib = `<path d="M-150 20C-154-56-70-104 24-100c84 4 146 46 142 112C160 84 84 112-10 110c-84-2-136-30-140-90z" fill="#2A0D08" opacity=".22" transform="translate(6 10)"/><path d="M-150 20C-154-56-70-104 24-100c84 4 146 46 142 112C160 84 84 112-10 110c-84-2-136-30-140-90z" fill="#4E2412"/><path d="M-132 18C-134-44-60-84 24-82c72 2 126 38 122 92-6 58-72 82-156 80-72-2-120-26-122-72z" fill="#F6DDC0"/><path d="M-112 18c0-48 60-78 130-76 62 2 108 32 104 74-4 48-60 66-130 64-62-2-104-22-104-62z" fill="#D6676A"/><path d="M-60-10c34-26 90-28 128-6M-70 30c40 22 110 22 150-4M20-44c-20 24-16 74 10 92" stroke="#F7C3B6" stroke-width="6" fill="none" stroke-linecap="round" opacity=".8"/><path d="M-172 30l-58 26" stroke="#F6E9D4" stroke-width="24" stroke-linecap="round"/>`

export const cake = `<circle cx="6" cy="11" r="84" fill="#2A0D08" opacity=".22"/><circle r="82" fill="#3B1C10"/><circle r="72" fill="#53291A"/>${pool('M-26-34c22-16 58-8 60 16 22 8 18 40-6 42-2 28-10 62-26 64-12 2-10-34-14-50-28-4-44-50-14-72z', '#2A120A')}<path d="M-46-30C-34-48-12-56 8-54" stroke="#9A654A" stroke-width="7" stroke-linecap="round" fill="none"/>${m.strewn(30, 66, 1.8, '#FFF6EA')}`

export const tart = `<circle cx="6" cy="11" r="118" fill="#2A0D08" opacity=".22"/>${Array.from({ length: 20 }, (_, nth) => at(Math.cos(nth * 0.314) * 108, Math.sin(nth * 0.314) * 108, disc(19, '#C98A3C'))).join('')}${disc(108, 'url(#gold)')}${disc(92, '#B4631D')}${[
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

export const noodles = Array.from({ length: 16 }, (_, nth) =>
  at(
    0,
    0,
    `<path d="M-150 ${nth * 3 - 20}C-90 ${-120 + nth * 6} 90 ${-100 + nth * 5} 150 ${20 - nth * 2}" stroke="${nth % 2 ? '#F4D58C' : '#E9C06A'}" stroke-width="11" fill="none" stroke-linecap="round"/>`,
    nth * 47,
  ),
).join('')
