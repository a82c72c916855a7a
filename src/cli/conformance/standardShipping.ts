import type { LineItem } from '../../domain/schema/entities'

/** Whether a parcel with only this line costs standard shipping: it does not ship free, or by methods of its own. */
export const hasStandardShipping = ({
  ships_free,
  nonperishable_ship_methods,
}: LineItem): boolean => !ships_free && !nonperishable_ship_methods?.length
