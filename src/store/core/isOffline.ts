/** Whether the device says that it has no connection; it is believed only when it says so. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false
