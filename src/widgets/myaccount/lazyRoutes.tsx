import { type ComponentType, useEffect, useState } from 'react'
import type { AccountRouteName } from '../../domain/account/accountRoutes'
import { type LazyFailure, type LazyModule, LoadFailed, lazyModule, lazyPart } from '../../parts'
import { Skeleton } from '../../ui'
import type { ScreenProps } from './screenProps'

/** A screen whose code loads when it is first shown. */
const lazyScreen = <TModule, TProps extends object>(
  module: LazyModule<TModule>,
  pick: (module: TModule) => ComponentType<TProps>,
) => lazyPart(module, pick, { placeholder: Waiting, failed: Missing })

export const dashboard = lazyModule(() => import('./dashboard'))
const cards = lazyModule(() => import('./saved-cards'))
const login = lazyModule(() => import('./login'))
const subscriptions = lazyModule(() => import('./subscriptions'))

/** The screens of the account area, by route. */
export const screens: Readonly<
  Record<Exclude<AccountRouteName, 'login' | 'register'>, ComponentType<ScreenProps>>
> = {
  dashboard: lazyScreen(dashboard, ({ Dashboard }) => Dashboard),
  'saved-cards': lazyScreen(cards, ({ SavedCards }) => SavedCards),
  'add-edit-card': lazyScreen(cards, ({ AddEditCard }) => AddEditCard),
  'email-preferences': lazyScreen(
    lazyModule(() => import('./email-preferences')),
    ({ EmailPreferences }) => EmailPreferences,
  ),
  'account-information': lazyScreen(
    lazyModule(() => import('./account-information')),
    ({ AccountInformation }) => AccountInformation,
  ),
  'order-history': lazyScreen(
    lazyModule(() => import('./order-history')),
    ({ OrderHistory }) => OrderHistory,
  ),
  subscriptions: lazyScreen(subscriptions, ({ Subscriptions }) => Subscriptions),
  'manage-subscription': lazyScreen(subscriptions, ({ ManageSubscription }) => ManageSubscription),
  'address-book': lazyScreen(
    lazyModule(() => import('./address-book')),
    ({ AddressBook }) => AddressBook,
  ),
}

export const LazySendAgain = lazyScreen(
  lazyModule(() => import('./send-again')),
  ({ SendAgain }) => SendAgain,
)

export const LazyLogin = lazyScreen(login, ({ Login }) => Login)

export const LazyNotFound = lazyScreen(login, ({ NotFound }) => NotFound)

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton lines={4} />
    </div>
  )
}

/**
 * Fallback for a screen whose code failed to load, with a retry. Browsers can cache a failed import for the
 * page's lifetime, so the page reloads if the retry fails, too.
 */
function Missing({ error, isRetrying, retry }: LazyFailure) {
  const [failure, tryAfter] = useState<unknown>(null)
  useEffect(() => {
    // Offline, a reload would lose the page.
    if (failure && failure !== error && navigator.onLine) location.reload()
  }, [failure, error])
  const onRetry = (isPressed: boolean) => {
    if (isPressed) tryAfter(error)
    retry()
  }
  return <LoadFailed isRetrying={isRetrying} onRetry={onRetry} />
}
