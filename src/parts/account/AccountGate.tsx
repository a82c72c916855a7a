import type { ReactNode } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { useAccount, usePage, useTexts } from '../../hooks'
import { accountTexts } from '../../texts/account'
import { ButtonLink, Cluster } from '../../ui'
import { AccountFailed } from './AccountFailed'
import { AccountLoading } from './AccountLoading'

interface AccountGateProps {
  /** What is said to a guest. */
  guest: string
  children: ReactNode
}

/** What is a customer’s alone, outside of the account area: a guest is led to where they sign in. */
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
