/** A value for `aria-describedby`: the ids of the parts present, in reading order. */
export const describedBy = (...ids: unknown[]): string | undefined =>
  ids.filter((id) => typeof id === 'string' && id !== '').join(' ') || undefined
