import { useEffect, useRef } from 'react'
import { useAsk, useClaimLinks, useTexts } from '../../hooks'
import { claimTexts } from '../../texts/claim'
import { TextButton } from '../../ui'
import { isFocusFree } from '../focus/isFocusFree'
import { ClaimStatus } from './ClaimStatus'

export interface ClaimPanelProps {
  shipmentId: number
  /** Who gets the gift; an empty text where nobody has said. */
  name: string
  /** Leaves out whom it waits for, where that is said already. */
  isBare?: boolean | undefined
  /** How the shopper enters the address: in the form below, or in one that this opens. */
  self?: 'form' | (() => void) | undefined
}

/** A way to ask whoever gets a gift for the address, and what has become of a link that was made. */
export function ClaimPanel({ shipmentId, name, isBare, self }: ClaimPanelProps) {
  const links = useClaimLinks()
  const ask = useAsk()
  const texts = useTexts(claimTexts)
  const claim = links.claims.find((one) => one.crec_id === shipmentId && one.status !== 'filled')
  const open = () => void ask('claim-link', { shipmentId, name })
  const opener = useRef<HTMLButtonElement>(null)
  const isWithdrawn = useRef(false)
  useEffect(() => {
    if (claim || !isWithdrawn.current) return
    isWithdrawn.current = false
    // The button that was pressed has gone.
    if (isFocusFree()) opener.current?.focus()
  })
  if (links.status !== 'ready') return null
  if (claim)
    return (
      <ClaimStatus
        {...{ claim, links, isBare, self }}
        onShow={open}
        onWithdraw={() => {
          isWithdrawn.current = true
        }}
      />
    )
  return (
    <TextButton
      ref={opener}
      icon="mail"
      aria-label={[texts.ask, name].filter(Boolean).join(': ')}
      onClick={open}
    >
      {texts.ask}
    </TextButton>
  )
}
