import type { Shipment } from '../../domain/schema/entities'
import { isMyself, recipientName } from '../../domain/shipment/shipments'
import { fill } from '../../texts/catalogue'

interface Words {
  toMyself: string
  toName: string
  toSomeone: string
}

/** The heading of a shipment: "To me", "To Dana Lee". */
export function recipientLabel(shipment: Shipment, { toMyself, toName, toSomeone }: Words): string {
  if (isMyself(shipment)) return toMyself
  const name = recipientName(shipment)
  return name ? fill(toName, { name }) : toSomeone
}

interface PossessiveTexts {
  possessiveMine: string
  possessiveName: string
  possessiveNameS: string
  possessiveSomeone: string
}

/** The possessive before the word "shipment": "your", "Dana Lee’s", "this". */
export function possessive(shipment: Shipment, texts: PossessiveTexts): string {
  if (isMyself(shipment)) return texts.possessiveMine
  const name = recipientName(shipment)
  return name ? possessiveOf(name, texts) : texts.possessiveSomeone
}

/** The possessive of a name, inside a sentence: "Dana Lee’s", "the Nakamuras’". */
export const possessiveOf = (
  name: string,
  { possessiveName, possessiveNameS }: Pick<PossessiveTexts, 'possessiveName' | 'possessiveNameS'>,
): string =>
  fill(/s$/i.test(name) ? possessiveNameS : possessiveName, { name: name.replace(/^The /, 'the ') })
