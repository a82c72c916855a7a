import { useState } from 'react'
import type { MyAccountData } from '../../domain/account/myAccountData'
import { useAccount, useReport, useSingleton } from '../../hooks'
import { type UnsavedForms, UnsavedFormsContext } from '../../parts'
import { AccountArea } from './AccountArea'
import { useIsLate } from './useIsLate'

const APP = 'myaccount'

/** The account area, with hash routes. A second one on the page stays empty and is reported. */
export function MyAccount(data: MyAccountData) {
  const isOwner = useSingleton(APP)
  const forms = useUnsavedForms()
  useReport(useIsLate() && !isOwner && 'root-repeated', APP)
  return isOwner ? (
    <UnsavedFormsContext value={forms}>
      <AccountArea {...data} forms={forms} />
    </UnsavedFormsContext>
  ) : null
}

/** The unsaved forms of one customer; another customer's input is dropped. */
function useUnsavedForms(): UnsavedForms {
  const { customer } = useAccount()
  const [forms, setForms] = useState<UnsavedForms>({ count: 0, drafts: new Map() })
  if (!customer || customer.cust_id === forms.owner) return forms
  const own = { count: 0, drafts: new Map(), owner: customer.cust_id }
  setForms(own)
  return own
}
