/** The highest number of units that is shown as low stock. */
// Assumption: the specification names no number; below ten, the remaining units matter to a shopper.
const LOW_UNITS = 9

/** Whether stock is low enough to mention. */
export const isLow = (units: number): boolean => units > 0 && units <= LOW_UNITS
