import type { AccountRoute } from '../../domain/account/accountRoutes'

/** What a screen may want to know of where it is: the route that is shown, while the address may have gone on. */
export interface ScreenProps {
  route: AccountRoute
}
