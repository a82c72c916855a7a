import { useRef, useState } from 'react'
import { type ClaimAsked, type ClaimOutcome, useAccount, useTexts } from '../../hooks'
import { claimTexts } from '../../texts/claim'
import { useSaving } from '../dialog/useSaving'

/** State of the form for a new link, and its submission. */
export function useNewClaim(onMake: (asked: ClaimAsked) => Promise<ClaimOutcome>) {
  const { customer } = useAccount()
  const own = [customer?.fname, customer?.lname].filter(Boolean).join(' ')
  const [typed, setSender] = useState<string | null>(null)
  const [mayMoveDate, setMayMove] = useState(true)
  const [isChecked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { isBusy, error, run } = useSaving({ 'change-not-saved': useTexts(claimTexts).failed })
  // Defaults to the customer's name, once loaded.
  const sender = typed ?? own
  const isMissing = sender.trim() === ''

  return {
    sender,
    setSender,
    mayMoveDate,
    setMayMove,
    field,
    isBusy,
    error,
    /** Whether to show that the name is missing. */
    isMissing: isChecked && isMissing,
    /** Creates the link; resolves to true on success. */
    async make(): Promise<boolean> {
      setChecked(true)
      if (!isMissing) return run(() => onMake({ sender: sender.trim(), mayMoveDate }))
      field.current?.focus()
      return false
    },
  }
}

export type NewClaimState = ReturnType<typeof useNewClaim>
