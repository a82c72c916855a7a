import { useProfile } from '../../../hooks'
import { AccountLoading } from '../../../parts'
import './account-information.css'
import { DetailsCard } from './DetailsCard'
import { PasswordCard } from './PasswordCard'

/** Name, email and phone of a customer, and their password: two forms, each saved by itself. */
export function AccountInformation() {
  const { customer } = useProfile()
  return (
    <div className="gw-info">
      {customer ? (
        <>
          <DetailsCard customer={customer} />
          <PasswordCard email={customer.email ?? ''} />
        </>
      ) : (
        <AccountLoading />
      )}
    </div>
  )
}
