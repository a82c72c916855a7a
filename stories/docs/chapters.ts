import text from '../../README.md?raw'

const chapters = text.split(/^## /m).slice(1)

/** A chapter of the README, so that a page says what the README says. Throws where there is none. */
export function readmeChapter(title: string): string {
  const chapter = chapters.find((one) => one.startsWith(`${title}\n`))
  if (!chapter)
    throw new Error(`The README has no chapter "${title}", which the documentation shows.`)
  return onOneLine(chapter.slice(title.length).trim())
}

/** Code that a line's end cuts in two, in one piece: Storybook would take it for a block of its own. */
const onOneLine = (text: string): string =>
  text
    .split(/(^```[\s\S]*?^```)/m)
    .map((part) =>
      part.startsWith('```')
        ? part
        : part.replace(/`[^`]+`/g, (code) => code.replace(/\s*\n\s*/g, ' ')),
    )
    .join('')
