import * as m from './morsels'
import { plated } from './plated'
import { carriers, ground } from './table'

/* The hero picture of the home page: a plated filet beside a gift box with its tag, from above. */

const { at, each } = m

/** A box lid in the shop's color, tied with a brass ribbon, seen from above. */
const box = `<defs><linearGradient id="lid" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#9A343B"/><stop offset=".55" stop-color="#7A1F1D"/><stop offset="1" stop-color="#561316"/></linearGradient><linearGradient id="band" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#C79B45"/><stop offset=".35" stop-color="#F4DFA6"/><stop offset=".7" stop-color="#D8B565"/><stop offset="1" stop-color="#A97F33"/></linearGradient><linearGradient id="bandAcross" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#C79B45"/><stop offset=".35" stop-color="#F4DFA6"/><stop offset=".7" stop-color="#D8B565"/><stop offset="1" stop-color="#A97F33"/></linearGradient></defs><rect x="-196" y="-176" width="428" height="428" rx="22" fill="#1C0905" opacity=".16"/><rect x="-204" y="-196" width="424" height="424" rx="20" fill="#1C0905" opacity=".24"/><rect x="-210" y="-210" width="420" height="420" rx="16" fill="url(#lid)"/><path d="M-196-188c0-6 4-10 10-10h372c6 0 10 4 10 10" fill="none" stroke="#D9837F" stroke-width="3" opacity=".55"/><rect x="-198" y="-198" width="396" height="396" rx="10" fill="none" stroke="#3E0D0F" stroke-width="2" opacity=".5"/><rect x="-30" y="-210" width="60" height="420" fill="url(#band)"/><rect x="-210" y="-30" width="420" height="60" fill="url(#bandAcross)"/><path d="M-30-30h60v60h-60z" fill="#B58A3A" opacity=".5"/>`

/** A loop of the bow, and one of its ends. */
const loop =
  '<path d="M6-8C40-86 128-118 150-76 170-34 96 12 8 10z" fill="#A97F33"/><path d="M8-6C46-72 122-100 140-68 154-36 92 0 10 6z" fill="url(#band)"/><path d="M22-10C58-50 104-68 118-54 122-36 80-14 22-10z" fill="#8F6A2C" opacity=".45"/>'
const end =
  '<path d="M-8 4C-22 60-46 108-74 148l40-8 16 36C8 120 14 60 12 6z" fill="url(#band)" stroke="#A97F33" stroke-width="2"/>'

const bow = `<g opacity=".3" transform="translate(8 14)"><path d="M6-8C40-86 128-118 150-76 170-34 96 12 8 10zM-6-8C-40-86-128-118-150-76-170-34-96 12-8 10z" fill="#1C0905"/></g>${at(0, 6, end, 8)}${at(0, 6, end, -58)}${loop}<g transform="scale(-1 1)">${loop}</g><rect x="-26" y="-26" width="52" height="50" rx="18" fill="#D8B565"/><path d="M-14-18C-8-4-8 8-14 18M14-18C8-4 8 8 14 18" stroke="#A97F33" stroke-width="4" fill="none" stroke-linecap="round"/>`

/** A paper tag on a string, with a brass eyelet and a name written on it. */
const tag = `<path d="M-4-170C-40-120-26-96-2-78" stroke="#A97F33" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-62-96L-14-126H14L62-96V118c0 6-4 10-10 10H-52c-6 0-10-4-10-10z" fill="#1C0905" opacity=".22" transform="translate(7 11)"/><path d="M-62-66L-22-112H22L62-66V118c0 6-4 10-10 10H-52c-6 0-10-4-10-10z" fill="#FFF8EA"/><path d="M-54-62L-18-104H18L54-62V112c0 4-3 8-8 8H-46c-5 0-8-4-8-8z" fill="none" stroke="#C9A45A" stroke-width="2.5"/><circle cy="-80" r="13" fill="#C9A45A"/><circle cy="-80" r="6.5" fill="#6B4A1C"/><text y="4" text-anchor="middle" font-family="Palatino Linotype,Palatino,Book Antiqua,Georgia,serif" font-style="italic" font-size="25" fill="#7A1F1D">for</text><text y="46" text-anchor="middle" font-family="Palatino Linotype,Palatino,Book Antiqua,Georgia,serif" font-style="italic" font-size="42" fill="#7A1F1D">Dana</text><path d="M-30 72h60M-22 88h44" stroke="#C9A45A" stroke-width="2.5" stroke-linecap="round"/>`

const gift = `${box}${at(0, -4, bow)}${at(96, 104, tag, 16)}`

/** A plate is drawn around the center of an 800 by 600 picture. */
const plate = `<g transform="translate(-400 -300)">${carriers.plate}${at(400, 300, plated.filet?.art ?? '', 0, 1.26)}</g>`

const fork =
  '<g transform="translate(6 8)" opacity=".25"><rect x="-9" y="-20" width="18" height="260" rx="9" fill="#1C0905"/></g><rect x="-8" y="-24" width="16" height="262" rx="8" fill="url(#band)"/><path d="M-30-184v80c0 40 14 62 22 84H8c8-22 22-44 22-84v-80a5 6 0 0 0-10 0v72H13v-72a5 6 0 0 0-10 0v72H-3v-72a5 6 0 0 0-10 0v72H-20v-72a5 6 0 0 0-10 0z" fill="url(#band)"/>'

const TITLE = 'A seared filet on a plate beside a gift box with a ribbon and a name tag'

const framed = (width: number, height: number, art: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${TITLE}</title><g transform="scale(${width / 800} ${height / 600})">${ground('linen')}</g>${m.palette}${art}</svg>`

const herbs = (x: number, y: number) =>
  at(x, y, m.sprig, 24, 1.5) +
  each(m.cherryTomato, [
    [x - 84, y + 44],
    [x - 130, y + 4, 40],
  ])

/** 4:3, for phones: both objects in the center, cropped at the edges. */
export const heroPicture = (): string =>
  framed(
    800,
    600,
    `${at(216, 300, plate, 0, 0.86)}${at(590, 286, gift, 10, 0.78)}${herbs(494, 526)}`,
  )

/** Wide, for desktops: its left third is plain, for text. */
export const wideHeroPicture = (): string =>
  framed(
    1600,
    700,
    `${at(900, 366, plate, 0, 1.04)}${at(1358, 330, gift, 9, 0.94)}${at(584, 380, fork, -5, 1.12)}${herbs(1232, 622)}`,
  )
