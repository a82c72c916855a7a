import type { ApiError } from '../../api/client/errors'

/** The value under a key in an error's body; undefined if it has none. */
export const valueIn = (error: ApiError, key: string): unknown =>
  typeof error.data === 'object' && error.data !== null
    ? Object.entries(error.data).find(([name]) => name === key)?.[1]
    : undefined
