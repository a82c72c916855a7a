import type { Shipment } from '../../domain/schema/entities'
import { isMyself, recipientName } from '../../domain/shipment/shipments'
import { fill } from '../../texts/catalogue'

interface Words {
  toMyself: string
  toName: string
  toSomeone: string
}

/** Who a shipment goes to, as its heading says it: "To me", "To Dana Lee". */
export function recipientLabel(shipment: Shipment, { toMyself, toName, toSomeone }: Words): string {
  if (isMyself(shipment)) return toMyself
  const name = recipientName(shipment)
  return name ? fill(toName, { name }) : toSomeone
}

interface PossessiveTexts {
  possessiveMine: string
  possessiveName: string
  possessiveSomeone: string
}

/** Whose shipment it is, before the word "shipment": "your", "Dana Lee’s", "this". */
export function possessive(
  shipment: Shipment,
  { possessiveMine, possessiveName, possessiveSomeone }: PossessiveTexts,
): string {
  if (isMyself(shipment)) return possessiveMine
  const name = recipientName(shipment)
  return name ? fill(possessiveName, { name }) : possessiveSomeone
}
