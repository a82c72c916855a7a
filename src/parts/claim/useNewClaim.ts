import { useRef, useState } from 'react'
import { type ClaimAsked, type ClaimOutcome, useAccount, useTexts } from '../../hooks'
import { claimTexts } from '../../texts/claim'
import { useSaving } from '../dialog/useSaving'

/** What a new link is to say, while it is typed, and the making of it. */
export function useNewClaim(onMake: (asked: ClaimAsked) => Promise<ClaimOutcome>) {
  const { customer } = useAccount()
  const own = [customer?.fname, customer?.lname].filter(Boolean).join(' ')
  const [typed, setSender] = useState<string | null>(null)
  const [mayMoveDate, setMayMove] = useState(true)
  const [isChecked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { isBusy, error, run } = useSaving({ 'change-not-saved': useTexts(claimTexts).failed })
  // A customer is known by name, as soon as that is there.
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
    /** Whether it is to be said that the name is missing. */
    isMissing: isChecked && isMissing,
    /** Makes the link; true where that is done. */
    async make(): Promise<boolean> {
      setChecked(true)
      if (!isMissing) return run(() => onMake({ sender: sender.trim(), mayMoveDate }))
      field.current?.focus()
      return false
    },
  }
}

export type NewClaimState = ReturnType<typeof useNewClaim>
