import type { AccountRoute } from '../../domain/account/accountRoutes'

/** Props of a screen: the route shown, which can lag behind the URL. */
export interface ScreenProps {
  route: AccountRoute
}
