/** Joins a component's own class and the caller's. */
export const classes = (own: string, added?: string): string => (added ? `${own} ${added}` : own)
