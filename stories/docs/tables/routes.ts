import { code, table } from './table'

/** The routes of the account with their titles. */
const ROUTES: readonly (readonly [routes: readonly string[], note: string])[] = [
  [['/dashboard'], 'Dashboard; the root leads here'],
  [['/account-information'], ''],
  [['/address-book'], ''],
  [['/order-history'], ''],
  [['/saved-cards'], 'Saved Payment Methods'],
  [['/add-edit-card'], 'New Credit Card'],
  [['/subscriptions'], 'My Subscriptions'],
  [['/manage-subscription/{subsId}'], ''],
  [['/email-preferences'], ''],
  [['/login', '/register'], 'One screen, in the default layout'],
]

export const routeTable = (): string =>
  table(
    ['Route', 'Title, where one is given'],
    ROUTES.map(([routes, note]) => [routes.map(code).join(', '), note]),
  )
