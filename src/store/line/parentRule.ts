import { putParentLine } from '../../api/line'
import { findLine } from '../../domain/line/lines'
import { becameAddOn, parentFor } from '../../domain/line/parents'
import type { Cart, Shipment } from '../../domain/schema/entities'
import type { StoreContext } from '../core/context'
import { lineKey } from '../core/pending'
import { factsOf } from '../core/report'

/**
 * Gives a line that became an add-on its previous or a new parent, at most once per shipment and answer.
 * Source: specification §4.
 */
export function startParentRule(context: StoreContext) {
  const settled = new WeakSet<Shipment>()

  return (cart: Cart, before: Cart | null): void => {
    const fresh = cart.recipients.filter((shipment) => !settled.has(shipment))
    for (const { clin_id } of becameAddOn(before, { ...cart, recipients: fresh })) {
      const place = findLine(cart, clin_id)
      const parent = place && parentFor(place.line, place.shipment)
      if (!parent || parent.clin_id === place.line.detail?.parent_clin_id) continue
      void send(clin_id, parent.clin_id)
    }
    for (const shipment of fresh) settled.add(shipment)
  }

  async function send(lineId: number, newParent: number): Promise<void> {
    const result = await context.whilePending([lineKey(lineId)], () =>
      context.cart.change(putParentLine, () => ({ body: { clin_id: lineId, newParent } })),
    )
    if (!result.ok) context.report('parent-rule-failed', factsOf(result.error))
  }
}
