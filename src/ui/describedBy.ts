/** A value for `aria-describedby`: the ids of those parts that are there, in the order of reading. */
export const describedBy = (...ids: unknown[]): string | undefined =>
  ids.filter((id) => typeof id === 'string' && id !== '').join(' ') || undefined
