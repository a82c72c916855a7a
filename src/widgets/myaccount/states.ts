import { informationStates } from './account-information/states'
import { addEditCardStates } from './add-edit-card/states'
import { addressBookStates } from './address-book/states'
import { dashboardStates } from './dashboard/states'
import { emailStates } from './email-preferences/states'
import { loginStates } from './login/states'
import { manageStates } from './manage-subscription/states'
import { orderHistoryStates } from './order-history/states'
import { savedCardStates } from './saved-cards/states'
import { subscriptionStates } from './subscriptions/states'

/** Every state of the account area. Those of a screen begin with its route. */
export const states = [
  'each route',
  'root redirects to /dashboard',
  'unknown route (not-found inside the shell, with links)',
  'hash with query',
  'missing layout falls back to default',
  'signed out (→ login route, returns after)',
  'session expired mid-route',
  '403 on customer (clears silently, shows login)',
  'route chunk loading',
  'route chunk failed',
  'guard: unsaved form on navigation',
  'back/forward',
  'title set per route',
  'two account roots on one page (second ignored, reported)',
  ...dashboardStates,
  ...loginStates,
  ...emailStates,
  ...informationStates,
  ...orderHistoryStates,
  ...addressBookStates,
  ...savedCardStates,
  ...addEditCardStates,
  ...subscriptionStates,
  ...manageStates,
]
