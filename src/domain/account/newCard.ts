/**
 * The hash of the screen that takes a new card, and leads back to where one was wanted: a path of the account
 * without its first slash, such as `manage-subscription/S-7001`.
 */
export const newCardHash = (from: string): string =>
  `#/add-edit-card?${new URLSearchParams({ from })}`
