const texts = import.meta.glob<string>('../../../docs/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The names of all chapters, such as `embedding`. */
export const chapterNames = Object.keys(texts).map((path) =>
  path.slice('../../../docs/'.length, -3),
)

/** A chapter of `docs/` without its title, so that a page repeats the chapter. Throws if there is none. */
export function chapterText(name: string): string {
  const text = texts[`../../../docs/${name}.md`]
  if (text === undefined)
    throw new Error(`There is no chapter docs/${name}.md, which the documentation shows.`)
  return text.replace(/^# .*\n/, '').trim()
}
