import { useEffect, useRef } from 'react'
import { useAsk, useClaimLinks, useTexts } from '../../hooks'
import { claimTexts } from '../../texts/claim'
import { TextButton } from '../../ui'
import { isFocusFree } from '../focus/isFocusFree'
import { ClaimStatus } from './ClaimStatus'

export interface ClaimPanelProps {
  shipmentId: number
  /** Name of the gift's recipient; empty if unknown. */
  name: string
  /** Leaves out whom it waits for, if that is already shown. */
  isBare?: boolean | undefined
  /** How the shopper enters the address: in the form below, or in one that this opens. */
  self?: 'form' | (() => void) | undefined
}

/** Asks a gift's recipient for their address by a link, and shows the status of an existing link. */
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
    // The pressed button is gone.
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
