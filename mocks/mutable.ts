/** A deeply mutable value, as fixtures return it and the backend changes it. */
export type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T
