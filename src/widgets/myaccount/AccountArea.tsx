import { type ReactNode, useState } from 'react'
import { type AccountRoute, againOf, isOpenRoute } from '../../domain/account/accountRoutes'
import type { MyAccountData } from '../../domain/account/myAccountData'
import { useAccount, useHandledEvents, useTexts } from '../../hooks'
import {
  AccountFailed,
  AccountLoading,
  LazyOfflineNotice,
  type UnsavedForms,
  useRetainedFocus,
} from '../../parts'
import { accountTexts } from '../../texts/account'
import { Blocked } from '../../ui'
import { AccountMenu } from './AccountMenu'
import { LazyLogin, LazyNotFound, LazySendAgain, screens } from './lazyRoutes'
import './myaccount.css'
import { useArrival } from './useArrival'
import { useRootRedirect } from './useRootRedirect'
import { useSessionOver } from './useSessionOver'
import { useShownRoute } from './useShownRoute'

interface AccountAreaProps extends MyAccountData {
  forms: UnsavedForms
}

const HANDLED = ['session-expired'] as const

/** The route's screen in its layout; guests sign in first and then see it. */
export function AccountArea({ layout, token, forms }: AccountAreaProps) {
  const route = useShownRoute(forms)
  const { customer, status, refresh } = useAccount()
  const isOver = useSessionOver()
  const [blocked, setBlocked] = useState<string>()
  useHandledEvents(HANDLED)
  useRootRedirect()
  const isForGuests = route.name === 'login' || route.name === 'register'
  const isOpen = isOpenRoute(route)
  const isSigningIn = isForGuests || (status === 'guest' && !isOpen)
  const { again } = useTexts(accountTexts)
  const screenTitle = useTitle(isSigningIn && !isForGuests ? { name: 'login', query: '' } : route)
  const title = isOver ? again : screenTitle
  const view = `${isSigningIn} ${isOver}`
  const place = useRetainedFocus(`${view} ${status} ${isOpen}`)
  useArrival({ title, view, path: `${route.path} ${againOf(route)?.orderId}`, area: place.ref })
  const hasMenu = !isSigningIn && customer !== null && (layout ?? 'my-account') === 'my-account'

  return (
    <div {...place} className="gw-account" data-layout={hasMenu ? 'my-account' : 'default'}>
      {hasMenu && <AccountMenu current={route.name} title={title} />}
      <div className="gw-account-screen">
        <h1 className="gw-account-title" data-gw-heading tabIndex={-1}>
          {title}
        </h1>
        <LazyOfflineNotice onBlocked={setBlocked} onBack={refresh} />
        <Blocked value={blocked}>
          {isOver && <LazyLogin isAgain token={token} />}
          {isSigningIn ? (
            <LazyLogin isNew={route.name === 'register'} query={route.query} token={token} />
          ) : customer || isOpen ? (
            // Keyed by customer, so that another customer does not see the previous one's input. On an open
            // route, the link says whose it is, and the page may learn late who is signed in.
            <div key={isOpen ? 'open' : customer?.cust_id} hidden={isOver}>
              {screenOf(route)}
            </div>
          ) : status === 'failed' ? (
            <AccountFailed />
          ) : (
            <AccountLoading />
          )}
        </Blocked>
      </div>
    </div>
  )
}

function useTitle({ name, query }: Pick<AccountRoute, 'name' | 'query'>): string {
  const texts = useTexts(accountTexts)
  if (name === 'add-edit-card' && new URLSearchParams(query).has('card')) return texts.editCard
  return name ? texts[name] : texts.notFound
}

function screenOf(route: AccountRoute): ReactNode {
  const { name } = route
  const again = againOf(route)
  if (again) return <LazySendAgain key={again.orderId} {...again} />
  if (name === null || name === 'login' || name === 'register') return <LazyNotFound />
  const Screen = screens[name]
  return <Screen route={route} />
}
