/* The components of dishes, seen from above, each drawn around its own center. */

/** Places a drawing on the plate, relative to its center. */
export const at = (x: number, y: number, art: string, turn = 0, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})${scale === 1 ? '' : ` scale(${scale})`}">${art}</g>`

/** Places several copies of a drawing. */
export const each = (
  art: string,
  places: readonly (readonly [x: number, y: number, turn?: number, scale?: number])[],
): string => places.map(([x, y, turn, scale]) => at(x, y, art, turn, scale)).join('')

/** The gradients that the pieces share. */
export const palette = `<defs><linearGradient id="rosy" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8A4A38"/><stop offset=".22" stop-color="#D8706C"/><stop offset=".5" stop-color="#E8868A"/><stop offset=".78" stop-color="#D8706C"/><stop offset="1" stop-color="#8A4A38"/></linearGradient><radialGradient id="crust" cx=".38" cy=".3" r=".85"><stop offset="0" stop-color="#A9683C"/><stop offset=".6" stop-color="#743D20"/><stop offset="1" stop-color="#46210F"/></radialGradient><radialGradient id="gold" cx=".38" cy=".3" r=".85"><stop offset="0" stop-color="#FBD98A"/><stop offset=".6" stop-color="#E5A447"/><stop offset="1" stop-color="#B4701F"/></radialGradient><radialGradient id="yolk" cx=".4" cy=".35" r=".8"><stop offset="0" stop-color="#FFD75E"/><stop offset="1" stop-color="#F09A1A"/></radialGradient><linearGradient id="pinkfish" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFB48C"/><stop offset=".5" stop-color="#F58B63"/><stop offset="1" stop-color="#DD6242"/></linearGradient><linearGradient id="green" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#9CCB5A"/><stop offset="1" stop-color="#4C8431"/></linearGradient></defs>`

const under = (rx: number, ry: number) =>
  `<ellipse cx="5" cy="8" rx="${rx}" ry="${ry}" fill="#2A0D08" opacity=".2"/>`

/** A slice of steak, pink inside. */
export const slice = `<rect x="-72" y="-18" width="150" height="46" rx="21" fill="#2A0D08" opacity=".2"/><rect x="-75" y="-23" width="150" height="46" rx="21" fill="#4E2613"/><rect x="-69" y="-16" width="138" height="32" rx="15" fill="url(#rosy)"/><path d="M-44-4c16-3 26 3 44 0M14 5c16-4 26 2 38-1" stroke="#FBC9BE" stroke-width="2.5" stroke-linecap="round" fill="none" opacity=".6"/>`

/** A whole steak with its crust. */
export const steak = `${under(112, 82)}<path d="M-108 6C-112-44-62-82-6-84 54-86 112-54 114-4 116 44 70 78 8 82-52 86-104 56-108 6z" fill="url(#crust)"/><path d="M-84-18C-62-54-16-66 30-60" stroke="#D59A63" stroke-width="7" stroke-linecap="round" fill="none" opacity=".55"/>`

/** Grill marks, across what lies on the grill. */
export const grillMarks = [-52, -18, 16, 50]
  .map(
    (x) =>
      `<path d="M${x - 22} 52L${x + 26}-50" stroke="#2B1008" stroke-width="10" stroke-linecap="round" opacity=".72"/>`,
  )
  .join('')

/** A pat of herb butter, melting. */
export const butter = `<path d="M-40 10c-8-22 16-36 42-32 30-4 48 12 40 32-6 20-72 24-82 0z" fill="#F6D572" opacity=".75"/><circle r="23" fill="#FFF0B5"/><circle r="23" fill="none" stroke="#EBCB6A" stroke-width="3"/><g fill="#5E9440"><circle cx="-8" cy="-6" r="2.600"/><circle cx="7" cy="-9" r="2"/><circle cx="9" cy="6" r="2.600"/><circle cx="-5" cy="9" r="2"/></g>`

/** A sprig of thyme. */
export const sprig = `<path d="M-52 8C-20-8 20-6 54 4" stroke="#5B6B33" stroke-width="4" stroke-linecap="round" fill="none"/><g fill="url(#green)">${[
  -42, -24, -6, 12, 30, 46,
]
  .map(
    (x, nth) =>
      `<ellipse cx="${x}" cy="${nth % 2 ? -10 : 8}" rx="10" ry="5" transform="rotate(${nth % 2 ? -38 : 38} ${x} ${nth % 2 ? -10 : 8})"/>`,
  )
  .join('')}</g>`

export const lemonWheel = `${under(34, 34)}<circle r="34" fill="#F3C22E"/><circle r="29" fill="#FFF6CF"/><g fill="#F8D95A">${[
  0, 60, 120, 180, 240, 300,
]
  .map((turn) => `<path d="M0-3L9-24A26 26 0 0 0-9-24z" transform="rotate(${turn})"/>`)
  .join('')}</g>`

export const lemonWedge = `${under(40, 20)}<path d="M-42-8A44 44 0 0 0 42-8z" fill="#F0BA22"/><path d="M-36-8A38 38 0 0 0 36-8z" fill="#FFF6CF"/><path d="M-31-8A32 32 0 0 0 31-8z" fill="#F8D95A"/><path d="M0-6v28M-6-6l-15 22M6-6l15 22" stroke="#FFF6CF" stroke-width="2.500"/>`

export const asparagus = `<path d="M-92 0H72" stroke="#2A0D08" stroke-width="15" stroke-linecap="round" opacity=".16" transform="translate(3 6)"/><path d="M-92 0H70" stroke="#6FA23E" stroke-width="14" stroke-linecap="round"/><path d="M-90-3H60" stroke="#A4D06C" stroke-width="3.500" stroke-linecap="round"/><path d="M58-9c22-8 42 0 52 9-10 9-30 17-52 9z" fill="#4E7F35"/><path d="M70-4l12 4-12 4M84-4l12 4-12 4M-40-7l8 7-8 7M0-7l8 7-8 7" stroke="#39632A" stroke-width="2" fill="none"/>`

/** A roasted potato. */
export const potato = `${under(36, 28)}<ellipse rx="36" ry="27" fill="url(#gold)"/><path d="M-22-8C-14-18 4-22 18-15" stroke="#FFF0C4" stroke-width="5" stroke-linecap="round" fill="none" opacity=".8"/><g fill="#8C5418" opacity=".6"><circle cx="10" cy="6" r="3"/><circle cx="-8" cy="9" r="2.400"/><circle cx="20" cy="-4" r="2"/></g>`

export const egg = `${under(72, 62)}<path d="M-70 4c-6-34 20-60 54-58 30-14 74 2 84 34 14 26 0 60-32 66-30 22-76 14-90-8C-66 34-70 20-70 4z" fill="#FFFDF6"/><path d="M-70 4c-6-34 20-60 54-58 30-14 74 2 84 34" stroke="#F2DDAE" stroke-width="4" fill="none"/><circle cx="2" cy="0" r="28" fill="url(#yolk)"/><ellipse cx="-7" cy="-10" rx="9" ry="6" fill="#FFF3BE" opacity=".9"/>`

export const shrimp = `<path d="M-6 44C-52 40-66-10-36-40-12-62 34-54 46-22" stroke="#2A0D08" stroke-width="30" stroke-linecap="round" fill="none" opacity=".14" transform="translate(4 7)"/><path d="M-6 44C-52 40-66-10-36-40-12-62 34-54 46-22" stroke="#F08A63" stroke-width="29" stroke-linecap="round" fill="none"/><path d="M-10 36C-44 32-54-6-30-32-10-50 26-44 38-20" stroke="#FFC3A6" stroke-width="11" stroke-linecap="round" fill="none"/><g stroke="#D9623F" stroke-width="3.500" stroke-linecap="round"><path d="M-26 44l8-22M-48 24l18-10M-56-8l20 2M-42-42l12 16M-12-60l4 20M18-58l-6 18"/></g><path d="M-8 46l26 20c-4 10-18 12-26 4l-8 12c-8-4-10-16-4-24z" fill="#E2603E"/>`

/** A leaf of salad. */
export const leaf = `<path d="M-60 4C-46-36 10-46 62-2 18 44-40 40-60 4z" fill="url(#green)"/><path d="M-52 3C-16-6 16-6 54-2M-20-2l18-22M6-4l16-20M-18 2l20 22M8 0l18 20" stroke="#DDEFB4" stroke-width="3" fill="none" opacity=".65" stroke-linecap="round"/>`

export const cherryTomato = `${under(21, 20)}<circle r="21" fill="#D93A2B"/><ellipse cx="-6" cy="-8" rx="8" ry="5" fill="#FF9C86" opacity=".85"/>`
export const halfTomato = `${under(23, 22)}<circle r="23" fill="#C92F24"/><circle r="18" fill="#F06A55"/><g fill="#FBD7A8"><ellipse cx="-7" cy="-6" rx="5" ry="3.500"/><ellipse cx="8" cy="-4" rx="5" ry="3.500"/><ellipse cy="8" rx="5" ry="3.500"/></g>`
export const onionRing =
  '<circle r="26" fill="none" stroke="#B46A9A" stroke-width="5"/><circle r="22" fill="none" stroke="#F3DDEB" stroke-width="5"/>'

/** Small round pieces scattered about, always in the same places. */
export function strewn(count: number, radius: number, size: number, ...colours: string[]): string {
  return Array.from({ length: count }, (_, nth) => {
    // The golden angle fills a circle evenly.
    const [angle, distance] = [nth * 2.39996, Math.sqrt((nth + 0.5) / count) * radius]
    const [x, y] = [Math.cos(angle) * distance, Math.sin(angle) * distance]
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size * (0.75 + (nth % 3) * 0.2)}" fill="${colours[nth % colours.length]}"/>`
  }).join('')
}

export const raspberry = `<circle r="21" fill="#B3193C"/>${strewn(16, 18, 5, '#D7355A', '#E4577A', '#C4274B')}`
export const mint = `${at(-14, 0, leaf, 200, 0.4)}${at(12, -4, leaf, -30, 0.4)}`
