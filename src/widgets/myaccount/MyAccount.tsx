import { useRef } from 'react'
import type { MyAccountData } from '../../domain/account/myAccountData'
import { useReport, useSingleton } from '../../hooks'
import { type UnsavedForms, UnsavedFormsContext } from '../../parts'
import { AccountArea } from './AccountArea'
import { useIsLate } from './useIsLate'

const APP = 'myaccount'

/** The account area, with its routes after the `#`. A second one on the page is left alone, and reported. */
export function MyAccount(data: MyAccountData) {
  const isOwner = useSingleton(APP)
  const forms = useRef<UnsavedForms>({ count: 0, drafts: new Map() })
  useReport(useIsLate() && !isOwner && 'root-repeated', APP)
  return isOwner ? (
    <UnsavedFormsContext value={forms.current}>
      <AccountArea {...data} forms={forms.current} />
    </UnsavedFormsContext>
  ) : null
}
