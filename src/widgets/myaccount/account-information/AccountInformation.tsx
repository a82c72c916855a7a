import { useProfile } from '../../../hooks'
import { AccountLoading } from '../../../parts'
import './account-information.css'
import { DetailsCard } from './DetailsCard'
import { PasswordCard } from './PasswordCard'

/** A customer's name, email and phone, and their password: two forms, saved separately. */
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
