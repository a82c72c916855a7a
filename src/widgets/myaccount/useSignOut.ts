import { use, useState } from 'react'
import { useAccount, useAccountRoute, useAnnounce, useTexts, useToast } from '../../hooks'
import { UnsavedFormsContext, useAskToLeave } from '../../parts'
import { accountTexts } from '../../texts/account'

/** Signs the shopper out, and goes to where they sign in again; what is typed and not saved is asked after first. */
export function useSignOut(): { signOut(): Promise<void>; isBusy: boolean } {
  const [isBusy, setBusy] = useState(false)
  const { signOut } = useAccount()
  const { go } = useAccountRoute()
  const forms = use(UnsavedFormsContext)
  const askToLeave = useAskToLeave()
  const announce = useAnnounce()
  const { toast } = useToast()
  const { signedOut, signOutFailed } = useTexts(accountTexts)
  return {
    isBusy,
    async signOut() {
      if (isBusy || (forms && forms.count > 0 && !(await askToLeave()))) return
      setBusy(true)
      const { status } = await signOut()
      setBusy(false)
      if (status === 'failed') return void toast('say', { text: signOutFailed }, { tone: 'error' })
      // What was typed was given up by whoever leaves.
      forms?.drafts.clear()
      go('login')
      announce('say', { text: signedOut })
    },
  }
}
