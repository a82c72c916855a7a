import { nearest } from '../../nearest'
import { dataAttribute } from '../dataAttribute'
import { OPTION_NAMES } from '../options/optionNames'
import type { Finding, PageElement } from './pageElement'
import { isEmbed } from './scriptFindings'

/** Tolerates one edit per this many letters: `data-src` and `data-test` belong to others. */
const LETTERS_AN_EDIT = 6

const OPTIONS = OPTION_NAMES.map(dataAttribute)

const marks = (names: readonly string[]) => names.map((mark) => `data-giftwell-${mark}`)

const DATA_MARKS = marks(['props', 'page', 'cart'])

const MARKS = [...DATA_MARKS, ...marks(['for', 'slot'])]

/** The misspelled attributes of the embed's tag, of data blocks and of slots. */
export function attributeFindings(elements: readonly PageElement[]): Finding[] {
  return elements.flatMap((element) => {
    if (element.tag !== 'script' && element.tag !== 'template') return dataAttributes(element)
    const known = isEmbed(element.attributes.src) ? OPTIONS : MARKS
    return Object.keys(element.attributes).flatMap((name) => misspelled(element, name, known))
  })
}

/** Data that is not in a script: an attribute with all of it, or a block that is another element. */
function dataAttributes(element: PageElement): Finding[] {
  return DATA_MARKS.filter((mark) => mark in element.attributes).map((mark) => ({
    code: 'attribute-unknown',
    severity: 'warning',
    what: `A <${element.tag}> has the attribute ${mark}, which only a script can have, so its data is ignored.`,
    remedy: `Write the data as JSON in a <script type="application/json" ${mark}>.`,
    app: null,
    element,
  }))
}

function misspelled(element: PageElement, name: string, known: readonly string[]): Finding[] {
  const near = name.startsWith('data-') ? nearest(name, known) : null
  if (!near || near.edits === 0 || near.edits * LETTERS_AN_EDIT > name.length) return []
  return [
    {
      code: 'attribute-unknown',
      severity: 'warning',
      what: `A <${element.tag}> has the attribute ${name}, which Giftwell does not recognize, so it is ignored.`,
      remedy: `Did you mean ${near.word}? Otherwise, remove it.`,
      app: null,
      element,
    },
  ]
}
