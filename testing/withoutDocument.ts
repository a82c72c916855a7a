/**
 * What a query says that finds nothing. Testing Library would print the whole document with it, and a query
 * that waits would do so each time that it looks.
 */
export const withoutDocument = (message: string | null): Error =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
