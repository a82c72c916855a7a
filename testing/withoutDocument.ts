/**
 * The error of a query without a match. Testing Library would print the whole document with it, and a waiting
 * query would do so each time it retries.
 */
export const withoutDocument = (message: string | null): Error =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
