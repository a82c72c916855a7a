import { use, useState } from 'react'
import { useAccount, useAccountRoute, useAnnounce, useTexts } from '../../hooks'
import { UnsavedFormsContext, useAskToLeave } from '../../parts'
import { accountTexts } from '../../texts/account'
import { useTellFailure } from './useTellFailure'

/** Signs the shopper out and goes to sign-in; asks first if there is unsaved input. */
export function useSignOut(): { signOut(): Promise<void>; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false)
  const { signOut } = useAccount()
  const { go } = useAccountRoute()
  const forms = use(UnsavedFormsContext)
  const askToLeave = useAskToLeave()
  const announce = useAnnounce()
  const tellFailure = useTellFailure()
  const { signedOut, signOutFailed } = useTexts(accountTexts)
  return {
    isBusy,
    async signOut() {
      if (isBusy || (forms && forms.count > 0 && !(await askToLeave()))) return
      setBusy(true)
      const { status } = await signOut()
      setBusy(false)
      const problem = status === 'failed' ? signOutFailed : null
      tellFailure(problem)
      if (problem) return
      // Leaving discards the unsaved input.
      forms?.drafts.clear()
      go('login')
      announce('say', { text: signedOut })
    },
  }
}
