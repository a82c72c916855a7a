/*
 * Cuts and jars that the icon set lacks, drawn in its style: 32 by 32, lit from above. Ids are short here and
 * made unique when a picture is composed.
 */
import { falling, linear, radial, stops } from './gradients'

const FAT = linear('fat', '#FFF1E4', '#FFDCC4', '#FFC7B4')
const SIDE = linear('side', '#FFC2B8', '#E58FA0', '#A2567F')
const RED = linear('red', '#C9365B', '#DC3F55', '#EE5A57')

/** A raw cut: its outline, its thickness, its meat, and its marbling. */
function cut(outline: string, depth: number, red: string, marbling: string): string {
  const side = Array.from({ length: depth * 4 }, (_, step) => {
    const down = (depth * 4 - step) / 4
    return `<path d="${outline}" transform="translate(${down * 0.35} ${down})" fill="url(#side)"/>`
  }).join('')
  return `<defs>${FAT}${SIDE}${RED}</defs>${side}<path d="${outline}" fill="url(#fat)"/>${red}<g fill="none" stroke="#FFD3C8" stroke-linecap="round" stroke-width=".55" opacity=".9">${marbling}</g>`
}

const red = (d: string) => `<path d="${d}" fill="url(#red)"/>`

const filet = cut(
  'M4 13.5c0-5 5.2-8.3 11.6-8.3s12 3.2 12 8.1c0 4.8-5.4 8.2-12 8.2S4 18.4 4 13.5z',
  5.5,
  red(
    'M5.7 13.4c0-3.9 4.5-6.6 9.9-6.6s10.3 2.6 10.3 6.5c0 3.8-4.6 6.6-10.3 6.6S5.7 17.3 5.7 13.4z',
  ),
  '<path d="M10 11c2 .4 3 1.5 5 1.2M18 9.5c1 1 2.5 1 3.6.6M12 16.5c2-.5 4 .8 6 .1M20.5 14c.8.6 1.7.7 2.5.4"/>',
).concat(
  '<path d="M5.2 17.6c2.6 3 6.4 4.8 11.7 4.8 4.9 0 8.7-1.5 11.3-4.1" fill="none" stroke="#F4E3C3" stroke-width="1.1" stroke-linecap="round"/><path d="M16.2 21.8l-1.6 2.6m1.6-2.6l2 2.4" stroke="#F4E3C3" stroke-width=".9" stroke-linecap="round"/>',
)

const ribeye = cut(
  'M3.5 15c-.5-5 3.7-9.5 10.5-9.8 4.5-.2 6.5 1.4 9.5 2 3.8.8 6.3 3.6 5.7 7.6-.6 4.3-4.3 6.6-8.6 6.9-3 .2-4.4 1.3-7.4 1.2C7.5 22.7 4 19.7 3.5 15z',
  2.6,
  red(
    'M5.2 14.9c-.4-4 3.1-7.8 8.9-8 4-.2 5.9 1.3 8.9 1.9 3.1.7 5 2.7 4.5 5.8-.5 3.4-3.4 5.2-7 5.4-3 .2-4.4 1.3-7.2 1.2-4.5-.2-7.7-2.5-8.1-6.3z',
  ),
  '<path d="M16.5 7.8c-2 2.2-2 4.2.4 5.8 2.2 1.5 2.3 3.6.5 5.8" stroke="#FFE3D2" stroke-width="1.3"/><path d="M8 12.5c1.5-.3 2.7.4 4-.1M7.6 16c1.8.6 3.2-.3 4.9.4M20 11.3c1.4-.5 2.7.3 4-.2M20.5 15.2c1.3.5 2.6-.3 3.9.1M10 18.5c1.2.3 2.2-.1 3.4.2M10.5 9.3c1 .5 2 .2 3-.1"/>',
)

const strip = cut(
  'M2.8 17.2C2.3 12.8 6 8.4 12 6.5c5.6-1.8 12.4-1.6 15.5 1.2 2.4 2.3 2 5.3-.8 7.4-2.8 2.1-6.5 2.6-9.8 4.2-3.2 1.6-5.3 3.3-8.7 3-3.2-.3-5.1-2.3-5.4-5.1z',
  2.8,
  red(
    'M4.6 17.4c-.3-2.8 2.6-6 7.9-7.7 5.3-1.7 11-1.5 13.2.3 1.3 1.2.9 2.7-1 3.9-2.7 1.7-6 2.1-9.3 3.7-2.9 1.4-4.6 2.9-7.2 2.7-2.2-.2-3.4-1.3-3.6-2.9z',
  ),
  '<path d="M8 16.2c1.5-.7 2.3-.2 3.6-.9M13.5 13.2c1.4.3 2.5-.6 4-.3M20 11.3c1.3-.3 2.3.3 3.5-.1M15.5 15.6c1.2-.2 1.9-.9 3.2-.8M9.5 13.5c.8.1 1.4-.2 2-.6"/>',
)

const sirloin = cut(
  'M4.2 19.5C2.6 15 5.5 7.9 10.5 5.6c4-1.8 8.5.4 12.1 3.6 3.2 2.9 6.3 6.3 5.2 9.7-1.2 3.6-6.1 3.4-10.3 3.9-4.9.6-11.6 1.6-13.3-3.3z',
  2.6,
  red(
    'M5.9 18.9c-1.2-3.6 1.3-9.7 5.4-11.6 3.1-1.4 6.8.4 10.1 3.3 2.7 2.4 5.4 5.3 4.7 7.6-.8 2.4-4.8 2.3-8.8 2.8-4.5.5-10.1 1.5-11.4-2.1z',
  ),
  '<path d="M10 12c1.2.9 2.4.5 3.5 1.4M15.5 11.5c1 .9 2.1.8 3 1.7M9 17c1.7-.6 3 .3 4.8-.3M17 16.5c1.5-.5 2.6.4 4-.1M12.5 9.5c.7.5 1.4.5 2 .9"/>',
)

const flatIron = cut(
  'M3.2 16.8c-.5-2.2.7-3.6 2.8-4.8L17.5 6c2.6-1.4 5.6-1.3 8.2.3 2.6 1.7 3.6 4.2 1.5 6-3.5 3-10.2 7-14.2 9-2.6 1.3-5.5 1.1-7.5-.5-1.4-1.1-2-2.4-2.3-4z',
  2.4,
  red(
    'M5 16.7c-.3-1.3.5-2.3 1.9-3.1l11.2-5.9c2.1-1.1 4.5-1 6.6.2 1.8 1.1 2.4 2.5 1 3.6-3.3 2.7-9.6 6.3-13.4 8.2-2 1-4.1.9-5.7-.3-.9-.7-1.4-1.6-1.6-2.7z',
  ),
  '<g stroke="#7A1C33" stroke-width="1.1" opacity=".65"><path d="M9.5 12.5l3.5 6.5M13.7 10.2l3.5 6.5M18 8l3.3 6.2M22 7.4l2.3 4.4"/></g>',
)

const bone = (d: string) =>
  `<path d="${d}" fill="none" stroke="#E9D6C0" stroke-width="3.6" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#FFF6EA" stroke-width="2.4" stroke-linecap="round"/>`

const tomahawk = bone('M18 14C22 11.5 25 7.5 29 3')
  .concat(
    '<circle cx="28.2" cy="2.9" r="1.9" fill="#FFF6EA"/><circle cx="29.7" cy="4.5" r="1.7" fill="#F3E3D0"/>',
  )
  .concat(`<g transform="translate(-1.5 7.5) scale(.82)">${ribeye}</g>`)

const tips = [
  [2, 12, 0.42],
  [15, 10, 0.44],
  [8.5, 5, 0.4],
  [9, 16, 0.46],
  [19.5, 17, 0.38],
]
  .map(([x, y, scale], nth) => {
    // All three share one set of gradients.
    const body = nth === 0 ? sirloin : sirloin.replace(/<defs>.*<\/defs>/, '')
    return `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`
  })
  .join('')

const ROAST = linear('roast', '#F7B45B', '#D97A2B', '#9C4A1A')
const BARK = linear('bark', '#8A4A2C', '#5A2A1B', '#33160F')

const brisket = `<defs>${BARK}${RED}${falling('slice', '#B5524E', '#D98378', '#F1C4AC')}</defs><path d="M12 8.5C17 5.5 25 5.6 28.5 9.5c2.3 2.6 1.8 7-.5 9.8-2.7 3.2-8.6 4.8-13.5 4.6z" fill="url(#bark)"/><path d="M14.5 9.5c4-2 9.5-2 12.5.6" stroke="#B9774F" stroke-width="1" fill="none" stroke-linecap="round" opacity=".7"/>${[
  0, 1, 2, 3,
]
  .map(
    (n) =>
      `<g transform="translate(${9.5 - n * 2.7} ${8.2 + n * 1.4})"><path d="M1 1.5C3.4-.5 5.6.5 6 3.2c.6 4-.2 9.5-2.2 12.3-1.3 1.8-3.3 1.3-3.9-.9C-1.2 10.6-1.3 3.8 1 1.5z" fill="#4A2117"/><path d="M1.5 2.7c1.6-1.2 3-.4 3.3 1.5.5 3.4-.2 7.9-1.7 10.2-.8 1.2-1.9.9-2.3-.5C-.1 10.3 0 4.2 1.5 2.7z" fill="url(#slice)"/></g>`,
  )
  .join('')}`

const salmon = `<defs>${linear('flesh', '#FFA07A', '#F97352', '#E4533F')}${linear('skin', '#C9D3DC', '#8496A6', '#566574')}</defs><path d="M2.5 17.5C4 11.5 11 6.5 19.5 6.5c5.3 0 9.3 1.8 9.8 4.6.5 3-3.3 5.3-8.3 7.8-5 2.6-8.5 4.8-13 4.6-3.8-.2-6.2-2.7-5.5-6z" transform="translate(.8 2.4)" fill="url(#skin)"/><path d="M2.5 17.5C4 11.5 11 6.5 19.5 6.5c5.3 0 9.3 1.8 9.8 4.6.5 3-3.3 5.3-8.3 7.8-5 2.6-8.5 4.8-13 4.6-3.8-.2-6.2-2.7-5.5-6z" fill="url(#flesh)"/><g fill="none" stroke="#FFD2BC" stroke-width=".9" stroke-linecap="round" opacity=".95"><path d="M6.5 13c2.4 1.7 3.6 5 3.3 9.3M10.5 10c2.7 2 4 5.4 3.8 9.8M15 8c2.7 1.9 4 5 3.8 9.3M19.7 7.2c2.5 1.6 3.7 4 3.7 7.6M24.3 7.5c1.5 1 2.4 2.4 2.6 4.4"/></g>`

const ham = `<defs>${linear('glaze', '#E79A5B', '#B5562B', '#77301A')}${radial('pink', '#FFC9BE', '#F29A97', '#D86C74')}</defs><path d="M27.5 8.5l2.3-1.6c1.5-1 3 .9 1.8 2.1 1.4.3 1.2 2.7-.6 2.6l-2.3.3z" fill="#FFF3E2" stroke="#E0C7A6" stroke-width=".4" transform="translate(-1.5 0)"/><path d="M8 7.5C13 3.5 24 4.5 27.5 9c2.5 3.3.5 8.5-3.5 12.5C20 25.5 13 28.5 9 26.5z" fill="url(#glaze)"/><g stroke="#6B2B17" stroke-width=".5" opacity=".55" fill="none"><path d="M14 6.3c4 3 7 9 6.5 17.5M19.5 5.8c4 3 6.5 8 5.7 14M24 7c2.5 2 4 5 3.8 9.5M12.5 11c5-2.5 11-2.5 16 .5M13.5 17c5-2.5 10-2.5 14-.5M13.5 22.5c3-1.5 6.5-1.8 10-1"/></g><g fill="#4A2114"><circle cx="19" cy="9" r=".5"/><circle cx="23.5" cy="9.8" r=".5"/><circle cx="20.5" cy="14.2" r=".5"/><circle cx="25" cy="14.3" r=".5"/><circle cx="18.5" cy="19.5" r=".5"/></g><ellipse cx="9" cy="17" rx="6.3" ry="10" transform="rotate(6 9 17)" fill="#FFE9DD"/><ellipse cx="9" cy="17" rx="5.6" ry="9.2" transform="rotate(6 9 17)" fill="url(#pink)"/><g fill="none" stroke="#FFE0D6" stroke-width=".55" opacity=".9" transform="rotate(6 9 17)"><ellipse cx="9" cy="17" rx="4.3" ry="7.3"/><ellipse cx="9" cy="17" rx="3.1" ry="5.4"/></g><ellipse cx="9" cy="17" rx="1.6" ry="2.2" fill="#FFF8EC" stroke="#DDBE9C" stroke-width=".5"/>`

const link = (y: number) =>
  `<path d="M4 ${14 + y}c3 6.5 20 7.5 24-1.5" fill="none" stroke="#7C2C1C" stroke-width="6.2" stroke-linecap="round" transform="translate(.5 .9)"/><path d="M4 ${14 + y}c3 6.5 20 7.5 24-1.5" fill="none" stroke="url(#link)" stroke-width="5.6" stroke-linecap="round"/><path d="M5.5 ${13.3 + y}c4 4.8 16.5 5.3 20.6-.4" fill="none" stroke="#F0A284" stroke-width="1" stroke-linecap="round" opacity=".8"/><g stroke="#6E2417" stroke-width=".9" stroke-linecap="round" opacity=".7"><path d="M9.5 ${16 + y}l-1 3.6M14 ${17.3 + y}l-.3 3.7M18.7 ${17 + y}l.5 3.6M23 ${15.3 + y}l1.3 3.2"/></g>`

const sausage = `<defs><linearGradient id="link" gradientUnits="userSpaceOnUse" x1="4" y1="8" x2="26" y2="28">${stops('#D9694A', '#B5452F', '#8C2F22')}</linearGradient></defs>${link(-6)}${link(1)}${link(8)}`

const bird = `<defs>${ROAST}${radial('breast', '#FFD58A', '#EFA044', '#B35E1F')}</defs><ellipse cx="16" cy="19" rx="11.5" ry="8.5" fill="url(#roast)"/><path d="M7 17.5C8 11 12 7.5 16.5 7.5S25 11 25.5 17c-3 3.5-15 4-18.5.5z" fill="url(#breast)"/><path d="M16.3 9v9" stroke="#C97B2C" stroke-width=".8" stroke-linecap="round" opacity=".7"/>${[
  'M6.5 21c-3.5 1-4.5 4-2.5 5.5 2.5 1.8 8 .5 9.5-2.5 1-2.2-3.5-4-7-3z',
  'M25.5 21c3.5 1 4.5 4 2.5 5.5-2.5 1.8-8 .5-9.5-2.5-1-2.2 3.5-4 7-3z',
]
  .map((d) => `<path d="${d}" fill="url(#breast)" stroke="#B8651F" stroke-width=".5"/>`)
  .join(
    '',
  )}<path d="M13 24.5l3 2.7m3-2.7l-3 2.7" stroke="#FFF3E2" stroke-width="2.2" stroke-linecap="round"/><circle cx="15.3" cy="27.7" r="1.3" fill="#FFF3E2"/><circle cx="16.9" cy="27.7" r="1.3" fill="#F6E3CC"/><path d="M10.5 12.5c1.2-2 2.8-3 4.3-3.2" stroke="#FFF0CF" stroke-width="1.1" stroke-linecap="round" fill="none" opacity=".9"/>`

const cake = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M0 3.5v3.2c0 2.1 3.4 3.8 7.5 3.8S15 8.8 15 6.7V3.5z" fill="#B9711F"/><ellipse cx="7.5" cy="3.7" rx="7.5" ry="3.7" fill="url(#roast)"/><ellipse cx="7.2" cy="3.4" rx="6" ry="2.7" fill="#F6C06B" opacity=".75"/><g fill="#8C4E17" opacity=".65"><circle cx="4" cy="3.4" r=".5"/><circle cx="8" cy="2.3" r=".45"/><circle cx="10.5" cy="4.2" r=".55"/><circle cx="6.5" cy="4.9" r=".4"/></g><g fill="#6DA544"><circle cx="5.6" cy="2.5" r=".38"/><circle cx="9.6" cy="3.4" r=".38"/><circle cx="7.3" cy="5.5" r=".32"/></g></g>`

const patties = `<defs>${ROAST}</defs>${cake(8.5, 3)}${cake(1, 11)}${cake(15.5, 13)}`

const truffle = (x: number, y: number, colours: string) =>
  `<g transform="translate(${x} ${y})"><path d="M-.3 6l1.3 5.5h9L11.3 6l-1.5.8L8.3 6l-1.4.8L5.5 6l-1.4.8L2.7 6l-1.5.8z" fill="#B08D4C"/><circle cx="5.5" cy="5.2" r="4.9" fill="url(#${colours})"/><path d="M2.6 3.4C3.4 2 5 1.4 6.3 1.7" stroke="#fff" stroke-width=".8" stroke-linecap="round" fill="none" opacity=".55"/><path d="M3 6.5c1.5-1 3.5 1 5.5-.5M3.6 8.3c1.5-.8 2.8.6 4.4-.4" stroke="#F4E3CF" stroke-width=".5" fill="none" opacity=".7" stroke-linecap="round"/></g>`

const truffles = `<defs>${radial('dark', '#8A5236', '#4E2919', '#27120B')}${radial('milk', '#C58C5E', '#915634', '#5A2F1B')}${radial('white', '#FFF8E8', '#F3DDB8', '#D2AE7E')}</defs>${truffle(10.3, 3, 'milk')}${truffle(1.5, 8.5, 'dark')}${truffle(19, 8.5, 'white')}${truffle(5, 16.5, 'white')}${truffle(15.7, 16.5, 'dark')}`

const lava = `<defs>${linear('sponge', '#8A4B33', '#5B2B1C', '#351710')}${linear('melt', '#7A3A22', '#3E1A10')}</defs><path d="M5.5 14l2 11.5c.2 1.2 4 2.2 8.5 2.2s8.3-1 8.5-2.2l2-11.5z" fill="url(#sponge)"/><ellipse cx="16" cy="14" rx="10.5" ry="4" fill="#9C5B3E"/><path d="M8.5 14c0-1.8 3.5-2.9 7.5-2.9s7.5 1.1 7.5 2.9c0 1.2-.6 1.7-.7 3.8-.1 1.5-1.9 1.5-2 0-.1-1-.9-1-1 .2-.2 3.5.2 5-1.2 5s-1.1-1.8-1.3-3.5c-.1-1.2-1.3-1.2-1.5 0-.2 1.4-1.9 1.6-2.1 0-.2-1.8-1.1-1.2-1.3-2.4-.2-1.5-3.9-1.3-3.9-3.1z" fill="url(#melt)"/><path d="M11 13c1.5-.7 3.5-1 5.3-.9" stroke="#C98C6A" stroke-width=".8" fill="none" stroke-linecap="round"/>`

/** A jar with a brass lid; `fill` colors its contents. */
const jar = (fill: readonly [string, string], label: string) =>
  `<defs>${linear('inside', ...fill)}${linear('lid', '#F1D99A', '#C39A4A', '#8A6527')}</defs><path d="M8 9.5h16c1.6 1 2.5 2.6 2.5 4.5v12c0 2-1.5 3.5-3.5 3.5H9c-2 0-3.5-1.5-3.5-3.5V14c0-1.9.9-3.5 2.5-4.5z" fill="url(#inside)"/><path d="M8.3 12.5c-.7.7-1 1.5-1 2.5v9.5" stroke="#fff" stroke-width="1.2" stroke-linecap="round" fill="none" opacity=".55"/><rect x="7.5" y="3" width="17" height="6.5" rx="1.8" fill="url(#lid)"/><path d="M8.5 6.8h15" stroke="#7D5A20" stroke-width=".6" opacity=".5"/><rect x="8.7" y="15" width="14.6" height="10" rx="1.4" fill="#FFF8EA"/><rect x="9.7" y="16" width="12.6" height="8" rx=".9" fill="none" stroke="#B08D4C" stroke-width=".5"/>${label}`

const leafMark =
  '<path d="M16 22.7v-5.4M16 19.5c-1.8 0-2.6-.9-2.7-2.3 1.7 0 2.6.9 2.7 2.3zM16 21.3c1.8 0 2.6-.9 2.7-2.3-1.7 0-2.6.9-2.7 2.3z" stroke="#6E1F25" stroke-width=".5" fill="#8F3A3F"/>'
const seedMark =
  '<g fill="#6E1F25"><circle cx="13.5" cy="19" r=".9"/><circle cx="16" cy="21.3" r=".9"/><circle cx="18.5" cy="19" r=".9"/><circle cx="16" cy="17.8" r=".7"/></g>'

const tin = (x: number, y: number, width: number, colour: string) =>
  `<g transform="translate(${x} ${y})"><path d="M0 1.5v4c0 1 ${width / 4} 1.7 ${width / 2} 1.7s${width / 2}-.7 ${width / 2}-1.7v-4z" fill="${colour}"/><path d="M0 3.8c0 1 ${width / 4} 1.7 ${width / 2} 1.7s${width / 2}-.7 ${width / 2}-1.7" fill="none" stroke="#E9CF93" stroke-width=".6"/><ellipse cx="${width / 2}" cy="1.6" rx="${width / 2}" ry="1.6" fill="#D9B76B"/><ellipse cx="${width / 2}" cy="1.4" rx="${width / 2 - 1}" ry="1" fill="#F3DDA4"/></g>`

const tower = [
  tin(3, 23.5, 26, '#6E1F25'),
  tin(5, 18.5, 22, '#8A2E33'),
  tin(7, 13.5, 18, '#6E1F25'),
  tin(9, 8.5, 14, '#8A2E33'),
  tin(11, 3.5, 10, '#6E1F25'),
]
  .join('')
  .concat(
    '<path d="M16 4.5c-2.5-3-5-2.5-4.5-.8.3 1.2 3 1.2 4.5.8zm0 0c2.5-3 5-2.5 4.5-.8-.3 1.2-3 1.2-4.5.8z" fill="#E7C777" stroke="#A97F33" stroke-width=".4"/>',
  )

const card = (x: number, y: number, turn: number, from: string, to: string, id: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><defs>${linear(id, from, to)}</defs><rect width="25" height="15.5" rx="2" fill="#3A0F13" opacity=".25" transform="translate(.7 .9)"/><rect width="25" height="15.5" rx="2" fill="url(#${id})"/><rect x="1.2" y="1.2" width="22.6" height="13.1" rx="1.3" fill="none" stroke="#E7C777" stroke-width=".35" opacity=".8"/><path d="M7 0v15.5" stroke="#E7C777" stroke-width="1.7"/><path d="M0 6.2h25" stroke="#E7C777" stroke-width="1.7"/><path d="M7 6.2C4 2 .9 3 1.7 5.2 2.3 6.9 5.2 6.7 7 6.2zm0 0c3-4.2 6.1-3.2 5.3-1C11.7 6.9 8.8 6.7 7 6.2zM7 6.2L4.8 10.5M7 6.2l2.7 4" fill="#F3DDA4" stroke="#B98F3F" stroke-width=".5" stroke-linecap="round"/><path d="M16 11.8h6M18 10h4" stroke="#F3DDA4" stroke-width=".7" stroke-linecap="round" opacity=".9"/></g>`

const giftCard = card(6, 4, 10, '#F3E3C8', '#D9BD8F', 'back').concat(
  card(1.5, 14.5, -10, '#8E2A31', '#4A1418', 'front'),
)

const knives = [0, 1, 2, 3]
  .map(
    (n) =>
      `<g transform="translate(${7 + n * 5.6} 2)"><path d="M0 0c2.2 3 2.7 8 2.3 14.5H-.6z" fill="url(#blade)"/><path d="M-.3 2v12" stroke="#fff" stroke-width=".5" opacity=".8"/><rect x="-1.2" y="14.3" width="4" height="1.4" rx=".5" fill="#C9A45A"/><rect x="-.9" y="15.6" width="3.4" height="11.5" rx="1.6" fill="url(#wood)"/><circle cx=".8" cy="18.3" r=".5" fill="#E7C777"/><circle cx=".8" cy="23.6" r=".5" fill="#E7C777"/></g>`,
  )
  .join('')

const knifeSet = `<defs>${linear('blade', '#F6F8FA', '#C5CCD6', '#8C97A6')}${linear('wood', '#A9713F', '#6B4226', '#41240F')}</defs>${knives}`

const carvingBoard = `<defs>${linear('walnut', '#B07B4A', '#8A5630', '#5E3819')}</defs><g transform="rotate(-8 16 16)"><rect x="2" y="8" width="28" height="18" rx="2.6" fill="#43260F"/><rect x="2" y="6.5" width="28" height="18" rx="2.6" fill="url(#walnut)"/><g stroke="#5E3819" stroke-width=".4" fill="none" opacity=".5"><path d="M3 11c6-1 12 1.5 26 0M3 15.5c8 1.2 16-1.5 26 .3M3 20c9-1 14 1 26-.4"/></g><rect x="4.3" y="8.8" width="23.4" height="13.4" rx="1.8" fill="none" stroke="#4A2A12" stroke-width=".9" opacity=".75"/><circle cx="26" cy="15.5" r="1" fill="#43260F"/></g>`

/** The drawings in this file, by glyph name in the catalogue. */
export const cuts: Readonly<Record<string, string>> = {
  filet,
  ribeye,
  strip,
  sirloin,
  'flat-iron': flatIron,
  tomahawk,
  tips,
  brisket,
  salmon,
  sausage,
  ham,
  'roast-bird': bird,
  patties,
  truffles,
  lava,
  'seasoning-jar': jar(['#6B3A26', '#2F150C'], leafMark),
  'mustard-jar': jar(['#F2C23E', '#B9801A'], seedMark),
  tower,
  'gift-card': giftCard,
  knives: knifeSet,
  'carving-board': carvingBoard,
}
