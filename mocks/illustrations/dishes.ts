/*
 * Dishes that the icon set lacks, as they are served, drawn in its style: 32 by 32, lit from above. Ids are
 * short here and made unique when a picture is composed.
 */
import { linear, radial } from './gradients'

/** A lobster tail: the shell in rings, the fan behind it, the meat in front. */
function lobsterTail(): string {
  const fan = [-52, -26, 0, 26, 52]
    .map(
      (turn) =>
        `<path d="M0 0c2.4-2.4 6.6-2.5 8.4 0-1.8 2.5-6 2.4-8.4 0z" transform="translate(24.2 16) rotate(${turn})" fill="url(#shell)" stroke="#8E2320" stroke-width=".4"/>`,
    )
    .join('')
  const rings = [5, 4, 3, 2, 1, 0]
    .map((n) => {
      const [x, height] = [9 + n * 2.9, 7.4 - n * 0.75]
      return `<path d="M${x} ${16 - height}c3.6.6 5 3.4 5 ${height}s-1.4 ${height - 0.6}-5 ${height}c-2.6-3-2.6-${height * 2 - 3} 0-${height * 2}z" fill="url(#shell)" stroke="#8E2320" stroke-width=".45"/><path d="M${x + 0.8} ${17 - height}c2 .8 2.9 2.4 3.1 ${height * 0.55}" fill="none" stroke="#FFB08F" stroke-width=".7" stroke-linecap="round" opacity=".8"/>`
    })
    .join('')
  const meat =
    '<ellipse cx="8.3" cy="16" rx="4.3" ry="6.9" fill="#E9735C"/><ellipse cx="7.9" cy="16" rx="3.8" ry="6.2" fill="url(#meat)"/><path d="M6.4 11.6c1 2.8 1 6 0 8.8M9 11.2c1.1 3 1.1 6.6 0 9.6" fill="none" stroke="#F7C3AE" stroke-width=".6" stroke-linecap="round"/>'
  return `${fan}${rings}${meat}`
}

const lobsterTails = `<defs>${linear('shell', '#F2745A', '#DA4434', '#9F2622')}${radial('meat', '#FFFFFF', '#FFF2E6', '#F5D3C0')}</defs><g transform="translate(2.2 -1.2) rotate(-14 16 16) scale(.86)">${lobsterTail()}</g><g transform="translate(3 7.4) rotate(-4 16 16) scale(.86)">${lobsterTail()}</g>`

const rib = (x: number, y: number) =>
  `<path d="M${x} ${y}c.8-3 2-5 3.4-6.6" fill="none" stroke="#D9C3A4" stroke-width="2.9" stroke-linecap="round"/><path d="M${x} ${y}c.8-3 2-5 3.4-6.6" fill="none" stroke="#FFF4E4" stroke-width="2" stroke-linecap="round"/>`

const ribRoast = `<defs>${linear('crust', '#A9663A', '#713A22', '#3F1C12')}${radial('rare', '#F4898A', '#DE5A62', '#B83A4B')}</defs>${rib(15.5, 9.5)}${rib(20.2, 9.4)}${rib(24.8, 11)}<path d="M10 8.5C16 5.6 25.5 6.6 28.4 11.4c2.3 4 .8 9.3-3.2 12.2-4.3 3.1-11 4.2-15.2 3.4z" fill="url(#crust)"/><g fill="none" stroke="#F0DDBC" stroke-width=".9" stroke-linecap="round"><path d="M16.6 7.2c3.2 5 3.4 12.6.6 19.1M22.3 7.9c3 4.7 3.2 11.2.8 16.7"/></g><path d="M13.5 9.2c4.5-1.2 9.2-.8 12 1.6" fill="none" stroke="#D39A66" stroke-width=".9" stroke-linecap="round" opacity=".7"/><ellipse cx="10" cy="17.7" rx="7.6" ry="9.7" transform="rotate(5 10 17.7)" fill="#6B3320"/><ellipse cx="10" cy="17.7" rx="6.9" ry="9" transform="rotate(5 10 17.7)" fill="#FFE6D0"/><ellipse cx="10.2" cy="17.9" rx="5.9" ry="7.9" transform="rotate(5 10 17.7)" fill="url(#rare)"/><path d="M6.6 14.5c2 .2 3-.8 4.6-.3M11.5 17.5c1.4-.4 2.4.4 3.5 0M7 20c1.6-.5 2.7.5 4.3 0M10 11.8c1 .4 1.9.2 2.8.6" fill="none" stroke="#FFD9CE" stroke-width=".6" stroke-linecap="round"/><path d="M14.2 12.5c-1.8 2.7-1.9 6.8-.3 10.2" fill="none" stroke="#FFE6D0" stroke-width="1.1" stroke-linecap="round"/>`

/** A slice of a stuffed breast: the meat around cheddar and broccoli. */
const slice = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><ellipse cx="4" cy="6" rx="4.3" ry="6.2" fill="#C07A2C"/><ellipse cx="3.6" cy="6" rx="3.8" ry="5.7" fill="#FFF0DC"/><ellipse cx="3.6" cy="6.1" rx="2" ry="3.3" fill="#F5B93C"/><g fill="#5E9440"><circle cx="3" cy="4.5" r=".95"/><circle cx="4.3" cy="6.1" r="1.05"/><circle cx="2.9" cy="7.8" r=".9"/></g></g>`

const stuffedBreast = `<defs>${linear('golden', '#FBCB79', '#E59A3C', '#A9641F')}</defs><path d="M9.5 8.8C14.5 4.8 25 5.6 29 11c2 2.8 1 6.3-2.3 8.7C22 23 15 24.8 10.5 23.6z" fill="url(#golden)"/><path d="M14 8.5c4-1.6 9-1 12 1.7" fill="none" stroke="#FFE9BC" stroke-width="1.1" stroke-linecap="round" opacity=".85"/><g stroke="#A9641F" stroke-width=".8" stroke-linecap="round" opacity=".55" fill="none"><path d="M17.5 10.5l4.5 9.5M21.8 9.5l3.9 8M25.5 10.2l2.2 4.3"/></g><g fill="#5E8C3A" opacity=".85"><circle cx="19" cy="9" r=".4"/><circle cx="23.6" cy="13" r=".4"/><circle cx="20.2" cy="17.2" r=".4"/><circle cx="26.5" cy="12" r=".35"/></g>${slice(9, 10)}${slice(5, 12)}${slice(1, 14)}`

/** An oval dish of white china; its contents are drawn inside. */
const dish = (inside: string) =>
  `<path d="M1.5 15.5C1.5 22 7 26.5 16 26.5S30.5 22 30.5 15.5z" fill="#D8C6AA"/><path d="M1.5 14.8C1.5 21.2 7 25.6 16 25.6s14.5-4.4 14.5-10.8z" fill="url(#china)"/><ellipse cx="16" cy="14.8" rx="14.7" ry="6.8" fill="#FFFDF8"/><ellipse cx="16" cy="14.8" rx="14.3" ry="6.4" fill="none" stroke="#C9A45A" stroke-width=".5"/><ellipse cx="16" cy="15" rx="12.7" ry="5.4" fill="#B98A4B"/>${inside}`

const CHINA = linear('china', '#FFFFFF', '#F4E9D8', '#D9C6A8')

/** Rounds of potato, overlapping, browned at their edges. */
const rounds = [
  [8, 13.6],
  [12.4, 12.4],
  [17, 12],
  [21.5, 12.8],
  [24.6, 14.4],
  [6.6, 16],
  [11, 15.6],
  [15.7, 15],
  [20.3, 15.6],
  [9.6, 18],
  [14.3, 18],
  [19, 18],
  [23, 17.2],
]
  .map(
    ([x, y]) =>
      `<ellipse cx="${x}" cy="${y}" rx="3.3" ry="1.9" fill="#C98332"/><ellipse cx="${x}" cy="${Number(y) - 0.2}" rx="2.8" ry="1.5" fill="url(#potato)"/>`,
  )
  .join('')

const gratin = `<defs>${CHINA}${radial('potato', '#FFF3C9', '#F8D98E', '#E5A94B')}</defs>${dish(
  `${rounds}<g fill="#6E9A45"><circle cx="10" cy="14" r=".4"/><circle cx="16.8" cy="16.6" r=".4"/><circle cx="21.3" cy="14" r=".4"/><circle cx="13.5" cy="12.8" r=".35"/><circle cx="18.7" cy="12.9" r=".3"/></g>`,
)}`

const spinach = `<defs>${CHINA}${radial('leaves', '#7FA653', '#4B7A34', '#2F5526')}</defs>${dish(
  '<ellipse cx="16" cy="15" rx="12.2" ry="5" fill="url(#leaves)"/><g fill="none" stroke-linecap="round"><path d="M6.5 14.8c2-1.8 4-.4 6-1.6s4.5-1.4 6.5 0 4.5-.4 6.5 1" stroke="#2F5526" stroke-width="1.1" opacity=".7"/><path d="M7.5 17c2.5-1 4 .6 6.5-.2s4.5-.8 6.5.2 3 0 4-.8" stroke="#9BC06C" stroke-width=".9" opacity=".9"/><path d="M11 15.4c1.7-2 4.6-2.3 6.3-1.2 1.5 1 .3 2.6-1.5 2.2-1.3-.3-.9-1.5.2-1.4" stroke="#FFF8E8" stroke-width="1.3"/><path d="M19.5 16.2c1.6.5 3 .1 4-.9" stroke="#FFF8E8" stroke-width="1"/></g><g fill="#7A4A22"><circle cx="13.5" cy="13.3" r=".3"/><circle cx="18.9" cy="14.5" r=".3"/><circle cx="10" cy="16" r=".28"/><circle cx="21.5" cy="13.7" r=".28"/></g>',
)}`

/** Half a potato in its skin, filled, with bacon and chives. */
const half = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M0 4.5C0 9.5 4 12.5 9 12.5s9-3 9-8z" fill="url(#skin)"/><ellipse cx="9" cy="4.6" rx="9" ry="3.6" fill="#B57D45"/><path d="M1.2 4.4c0-2 1.8-1.9 2.3-3 .6-1.4 2.6-1 3.4-.3.7-1.3 3.3-1.5 4.2 0 1-.9 3-.8 3.5.5.5 1.1 2.2 1 2.2 2.8 0 1.9-3.5 3-7.8 3s-7.8-1.1-7.8-3z" fill="url(#mash)"/><path d="M4.3 3.4c1-.8 2-.3 2.7.2M9 2.5c1-.6 2-.2 2.6.5M12.5 4.4c.8-.5 1.7-.3 2.3.2M6.5 5.6c1-.4 2-.1 2.9.4" fill="none" stroke="#D99A45" stroke-width=".6" stroke-linecap="round"/><g fill="#B53A34"><rect x="5" y="1.9" width="1.5" height=".9" rx=".3" transform="rotate(24 5.7 2.3)"/><rect x="10.4" y="4" width="1.6" height=".9" rx=".3" transform="rotate(-18 11.2 4.4)"/><rect x="7.3" y="3.7" width="1.3" height=".8" rx=".3"/></g><g stroke="#5E9440" stroke-width=".65" stroke-linecap="round"><path d="M3.6 4.9l1-.7M8.6 1.7l.9.5M12.6 2.6l.9-.4M9.4 5.7l1-.2M14 5.4l.7-.5"/></g></g>`

const twiceBaked = `<defs>${linear('skin', '#C4935C', '#8F5D33', '#5B361B')}${radial('mash', '#FFFBEB', '#FCE9B5', '#EFC268')}</defs>${half(12, 9)}${half(1.5, 13)}`

/** The drawings in this file, by glyph name in the catalogue. */
export const dishes: Readonly<Record<string, string>> = {
  'lobster-tails': lobsterTails,
  'rib-roast': ribRoast,
  'stuffed-breast': stuffedBreast,
  gratin,
  'creamed-spinach': spinach,
  'twice-baked': twiceBaked,
}
