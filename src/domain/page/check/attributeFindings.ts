import { nearest } from '../../nearest'
import { dataAttribute } from '../dataAttribute'
import { OPTION_NAMES } from '../optionNames'
import type { Finding, PageElement } from './pageElement'
import { isEmbed } from './scriptFindings'

/** Tolerates one edit per this many letters: `data-src` and `data-test` belong to others. */
const LETTERS_AN_EDIT = 6

const OPTIONS = OPTION_NAMES.map(dataAttribute)

const MARKS = ['props', 'page', 'cart', 'for', 'slot'].map((mark) => `data-giftwell-${mark}`)

/** The misspelled attributes of the embed's tag, of data blocks and of slots. */
export function attributeFindings(elements: readonly PageElement[]): Finding[] {
  return elements.flatMap((element) => {
    if (element.tag !== 'script' && element.tag !== 'template') return []
    const known = isEmbed(element.attributes.src) ? OPTIONS : MARKS
    return Object.keys(element.attributes).flatMap((name) => misspelled(element, name, known))
  })
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
