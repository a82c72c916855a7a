import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { calendarDay } from '../../domain/calendar'
import type { AddressDraft } from '../../domain/recipient/addressFields'
import { type ClaimSent, type UseClaimResult, useClaim, useFormat, useTexts } from '../../hooks'
import { Awaited, Failure, HelpLine, LazyOfflineNotice, useRetainedFocus } from '../../parts'
import { fill } from '../../texts/catalogue'
import { claimedTexts } from '../../texts/claim'
import { commonTexts } from '../../texts/common'
import { Blocked, Button, Message, Skeleton } from '../../ui'
import './claim-address.css'
import { ClaimForm } from './ClaimForm'
import { Typed } from './Typed'
import { useToken } from './useToken'

/** The page behind a claim link: who sends a gift, and a form for the address. */
export function ClaimAddress() {
  const token = useToken()
  const [blocked, setBlocked] = useState<string>()
  return (
    <>
      <LazyOfflineNotice onBlocked={setBlocked} />
      <Blocked value={blocked}>
        <Claim key={token} token={token} />
      </Blocked>
    </>
  )
}

function Claim({ token }: { token: string }) {
  const claim = useClaim(token)
  const { status } = claim
  const place = useRetainedFocus(status)
  return (
    <div {...place} className="gw-claim">
      <ClaimView {...claim} />
    </div>
  )
}

function ClaimView(claim: UseClaimResult) {
  const { status, claimed, sent, refresh } = claim
  const [typed, setTyped] = useState<AddressDraft | null>(null)

  if (status === 'loading') {
    return (
      <Awaited onRetry={refresh}>
        <Skeleton lines={2} />
        <Skeleton shape="card" />
      </Awaited>
    )
  }
  if (status === 'open' && claimed) {
    return <ClaimForm claim={claim} claimed={claimed} onSend={setTyped} />
  }
  if (status === 'sent' && sent) return <Thanks {...sent} />
  if (status === 'failed') return <Missing onRetry={refresh} />
  const isLocked = status === 'locked'
  // Takes focus only in response to a press, not when the link is opened.
  return claimed ? (
    <>
      <Answer>
        <Over isLocked={isLocked} />
      </Answer>
      {typed && <Typed draft={typed} />}
    </>
  ) : (
    <Over isLocked={isLocked} role="status" />
  )
}

/** The outcome of a press; it takes focus, so that it is read. */
function Answer({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  // In a layout effect, before the surrounding page moves focus, which would read it twice.
  useLayoutEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}

/** The confirmation. */
function Thanks({ name, deliveryDate }: ClaimSent) {
  const texts = useTexts(claimedTexts)
  const format = useFormat()
  const day = calendarDay(deliveryDate)
  return (
    <Answer>
      <Message tone="ok" titleAs="h1" title={fill(texts.thanksTitle, { name })}>
        {day ? fill(texts.thanks, { day: format.day(day) }) : texts.thanksNoDay}
      </Message>
    </Answer>
  )
}

/** One text for all reasons, so that it does not reveal whether the link ever existed. */
function Over({ isLocked, role }: { isLocked: boolean; role?: 'status' }) {
  const texts = useTexts(claimedTexts)
  return (
    <>
      <Message
        tone="info"
        role={role}
        titleAs="h1"
        title={isLocked ? texts.lockedTitle : texts.overTitle}
      >
        {isLocked ? texts.locked : texts.over}
      </Message>
      <HelpLine />
    </>
  )
}

function Missing({ onRetry }: { onRetry: UseClaimResult['refresh'] }) {
  const texts = useTexts(claimedTexts)
  const { tryAgain } = useTexts(commonTexts)
  return (
    <Failure
      titleAs="h1"
      title={texts.loadFailedTitle}
      actions={
        <>
          <Button onClick={() => void onRetry()}>{tryAgain}</Button>
          <HelpLine />
        </>
      }
    >
      {texts.loadFailed}
    </Failure>
  )
}
