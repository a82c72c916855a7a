/** Keys that could reach a prototype when data are merged. */
const UNSAFE = /^(__proto__|constructor|prototype)$/

/** Whether a key is allowed in page data. */
export const isSafeKey = (key: string): boolean => !UNSAFE.test(key)
