import type { InputOf } from '../../api/row'
import type { postShipping } from '../../api/shipment'
import { findShipment } from '../../domain/line/lines'
import type { Cart } from '../../domain/schema/entities'

/** When and how a shipment is delivered. */
export interface ShippingChoice {
  /** `YYYY-MM-DD`. */
  shipDate?: string | null
  /** `YYYY-MM-DD`. */
  deliveryDate?: string | null
  shipId?: number | null
  /** `week`, `day`, or another value that the server offers. */
  selectType?: string | null
  isOvernight?: boolean | null
  /** Gives every shipment the same date. */
  applyAll?: boolean
}

/** The request body for a choice; omitted values stay. Null if the shipment is gone. */
export function shippingInput(
  cart: Cart | null,
  shipmentId: number,
  choice: ShippingChoice,
): InputOf<typeof postShipping> | null {
  const shipment = cart && findShipment(cart, shipmentId)
  if (!shipment) return null
  const { shipping, cart_type, overnight_upgrade } = shipment
  const { applyAll = false, isOvernight = Boolean(overnight_upgrade) } = choice
  const { shipDate = shipping?.ship_date, deliveryDate = shipping?.delivery_date } = choice
  const { shipId = shipping?.ship_id, selectType = shipping?.ship_select_type } = choice
  return {
    body: {
      crec_id: shipmentId,
      new_ship_date_data: {
        ship_id: shipId,
        ship_date: shipDate,
        delivery_date: deliveryDate,
        overnight_upgrade: isOvernight,
      },
      cart_type,
      apply_all: applyAll,
      ship_select_type: selectType,
    },
  }
}
