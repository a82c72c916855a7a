import type { ComponentType } from 'react'
import type { AccountRouteName } from '../../domain/account/accountRoutes'
import { useTexts } from '../../hooks'
import { Failure, type LazyFailure, lazyModule, lazyPart } from '../../parts'
import { accountTexts } from '../../texts/account'
import { commonTexts } from '../../texts/common'
import { Button, Skeleton } from '../../ui'

/** A screen whose code comes when it is first shown. */
const lazyScreen = <TModule, TProps extends object>(
  source: () => Promise<TModule>,
  pick: (module: TModule) => ComponentType<TProps>,
) => lazyPart(lazyModule(source), pick, { placeholder: Waiting, failed: Missing })

/** The screens of the account area, by their routes. */
export const screens: Readonly<
  Record<Exclude<AccountRouteName, 'login' | 'register'>, ComponentType>
> = {
  dashboard: lazyScreen(
    () => import('./dashboard'),
    ({ Dashboard }) => Dashboard,
  ),
  'email-preferences': lazyScreen(
    () => import('./email-preferences'),
    ({ EmailPreferences }) => EmailPreferences,
  ),
  'account-information': lazyScreen(
    () => import('./account-information'),
    ({ AccountInformation }) => AccountInformation,
  ),
}

export const LazyLogin = lazyScreen(
  () => import('./login'),
  ({ Login }) => Login,
)

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton lines={4} />
    </div>
  )
}

/** What stands for a screen whose code did not come, and another try. */
function Missing({ isRetrying, retry }: LazyFailure) {
  const { failed } = useTexts(accountTexts)
  const { tryAgain } = useTexts(commonTexts)
  return (
    <Failure
      actions={
        <Button isBusy={isRetrying} onClick={retry}>
          {tryAgain}
        </Button>
      }
    >
      {failed}
    </Failure>
  )
}
