/** Whether the device reports that it has no connection; only `onLine === false` counts. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false
