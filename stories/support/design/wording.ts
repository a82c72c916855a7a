import { allTexts } from '../../docs/tables/texts'

const PLAIN = 'AEIOUYaeiouycn'
const ACCENTED = 'ÁÉÍÓÚÝáéíóúýçñ'

/** Wordings for testing a layout, by their name in the URL. */
const wordings = new Map<string, (text: string) => string>([
  ['longer', (text) => outsideValues(text, longer)],
  ['accented', (text) => `[${outsideValues(text, accented)}]`],
])

/** The whole catalogue in a wording; empty for the default one. */
export function textsIn(wording: string): Readonly<Record<string, string>> {
  const change = wordings.get(wording)
  if (!change) return {}
  return Object.fromEntries(Object.entries(allTexts).map(([key, text]) => [key, change(text)]))
}

/** Changes a text, but not the `{name}` of a value in it. */
const outsideValues = (text: string, change: (part: string) => string) =>
  text
    .split(/(\{[^{}]*\})/)
    .map((part) => (part.startsWith('{') ? part : change(part)))
    .join('')

/** A third longer, like German or Finnish: vowels are repeated, so that words grow. */
function longer(part: string): string {
  const vowels = part.match(/[aeiou]/gi)?.length ?? 0
  const wanted = Math.ceil(part.length / 3)
  const until = (nth: number) => Math.floor((nth * wanted) / vowels)
  let nth = 0
  return part.replace(/[aeiou]/gi, (vowel) => {
    nth += 1
    return vowel + vowel.toLowerCase().repeat(until(nth) - until(nth - 1))
  })
}

const accented = (part: string) =>
  part.replace(/[A-Z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)
