/** A component's own class and what the caller adds to it. */
export const classes = (own: string, added?: string): string => (added ? `${own} ${added}` : own)
