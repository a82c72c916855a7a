import { expect, it } from 'vitest'
import { decode } from './decode'

const text = 'Name;Café\n“Zoë” 👩‍🚀;Ω'
const utf16 = (isLittle: boolean, hasMark: boolean) => {
  const units = [...(hasMark ? '\uFEFF' : ''), ...text].join('')
  const bytes = new Uint8Array(units.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < units.length; at += 1)
    view.setUint16(at * 2, units.charCodeAt(at), isLittle)
  return bytes
}

it.each([
  ['UTF-8', new TextEncoder().encode(text), text],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`), text],
  ['UTF-16 LE', utf16(true, true), text],
  ['UTF-16 BE', utf16(false, true), text],
  ['UTF-16 LE without its mark', utf16(true, false), text],
  ['UTF-16 BE without its mark', utf16(false, false), text],
  ['Windows-1252', new Uint8Array([0x5a, 0x6f, 0xeb, 0x20, 0x93, 0x41, 0x94]), 'Zoë “A”'],
  ['nothing', new Uint8Array(), ''],
])('a file in %s', (_case, bytes, expected) => {
  expect(decode(bytes)).toBe(expected)
})
