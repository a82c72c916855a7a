import { RECENTLY_VIEWED_LIMIT } from '../../src/domain/constants'

/** The recently viewed items with another one in front, at most four. Source: specification §5. */
export const remember = (viewed: readonly number[], itemId: number): number[] =>
  [itemId, ...viewed.filter((other) => other !== itemId)].slice(0, RECENTLY_VIEWED_LIMIT)
