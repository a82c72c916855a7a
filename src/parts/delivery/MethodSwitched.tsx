import { useRef } from 'react'
import { chosenMethod, offeredMethods } from '../../domain/delivery/shipMethods'
import type { Shipment } from '../../domain/schema/entities'
import { isPerishable } from '../../domain/shipment/shipments'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { deliveryTexts } from '../../texts/delivery'
import { Message } from '../../ui'

/** Notes, in a `StatusRegion`, that a shipment's method was replaced because the original is no longer offered. */
export function MethodSwitched({ shipment }: { shipment: Shipment }) {
  const { methodSwitched, methodBefore, methodPlain } = useTexts(deliveryTexts)
  const method = chosenMethod(shipment)
  const hadMethod = Boolean(shipment.shipping?.ship_id) && offeredMethods(shipment).length > 0
  const wasGone = useRef(!isPerishable(shipment) && hadMethod && !method)
  if (!wasGone.current || !method) return null
  const name = method.name ?? fill(methodPlain, { id: method.ship_id })
  return <Message tone="warn">{fill(methodSwitched, { old: methodBefore, new: name })}</Message>
}
