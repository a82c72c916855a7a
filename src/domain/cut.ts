/** Cuts a text between graphemes: a family emoji is eleven units long, and is kept whole or dropped. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const graphemes = segmenter()
  if (graphemes) return text.slice(0, graphemes.segment(text).containing(max)?.index ?? max)
  return text.slice(0, isLowSurrogate(text.charCodeAt(max)) ? max - 1 : max)
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff

/** Browsers before 2024 may lack it; then the cut is between code points. */
function segmenter(): Intl.Segmenter | null {
  return typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en-US') : null
}
