import { useEffect, useRef, useState } from 'react'
import { calendarDay } from '../../domain/calendar'
import { type Claim, useAnnounce, useFormat, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { claimTexts } from '../../texts/claim'
import { Button, ButtonLink, Cluster, Stack, TextField } from '../../ui'

interface ClaimLinkProps {
  claim: Claim
  link: string
  /** Whether to take focus, because the pressed button is gone. */
  hasFocus: boolean
}

/** The link itself, to copy or to email from the shopper's own mail program. */
export function ClaimLink({ claim, link, hasFocus }: ClaimLinkProps) {
  const texts = useTexts(claimTexts)
  const format = useFormat()
  const announce = useAnnounce()
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)
  const name = claim.fname ?? ''
  const day = calendarDay(claim.until)
  useEffect(() => {
    if (hasFocus) field.current?.focus()
  }, [hasFocus])

  async function copy() {
    const done = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    const next = done ? 'copied' : 'notCopied'
    setOutcome(next)
    announce('say', { text: texts[next] })
    if (!done) field.current?.select()
  }
  const body = fill(texts.emailBody, { name, link })
  const mail = `mailto:?${new URLSearchParams({ subject: texts.emailSubject, body })}`

  return (
    <Stack gap={4}>
      {day && <p>{fill(texts.text, { name, day: format.day(day) })}</p>}
      <TextField ref={field} readOnly label={texts.link} value={link} onValue={() => {}} />
      <Cluster isActions>
        <Button variant="primary" icon="copy" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <ButtonLink href={mail.replaceAll('+', '%20')}>{texts.email}</ButtonLink>
      </Cluster>
      {outcome && <p className="gw-note">{texts[outcome]}</p>}
    </Stack>
  )
}
