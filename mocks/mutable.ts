/** A value whose parts may be assigned: what fixtures hand out and the backend works on. */
export type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T
