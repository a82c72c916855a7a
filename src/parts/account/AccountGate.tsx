import type { ReactNode } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { useAccount, usePage, useTexts } from '../../hooks'
import { accountTexts } from '../../texts/account'
import { ButtonLink, Cluster } from '../../ui'
import { AccountFailed } from './AccountFailed'
import { AccountLoading } from './AccountLoading'

interface AccountGateProps {
  /** The text for guests. */
  guest: string
  children: ReactNode
}

/** Restricts content outside the account area to customers; guests get a link to sign in. */
export function AccountGate({ guest, children }: AccountGateProps) {
  const { status, customer } = useAccount()
  const { login } = useTexts(accountTexts)
  const signIn = safeUrl(usePage().links.signIn)
  if (customer) return children
  if (status === 'failed') return <AccountFailed />
  if (status !== 'guest') return <AccountLoading />
  return (
    <>
      <p>{guest}</p>
      {signIn && (
        <Cluster isActions>
          <ButtonLink variant="primary" href={signIn}>
            {login}
          </ButtonLink>
        </Cluster>
      )}
    </>
  )
}
