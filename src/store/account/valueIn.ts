import type { ApiError } from '../../api/client/errors'

/** What the body of a refusal has under a key; undefined where it has nothing. */
export const valueIn = (error: ApiError, key: string): unknown =>
  typeof error.data === 'object' && error.data !== null
    ? Object.entries(error.data).find(([name]) => name === key)?.[1]
    : undefined
