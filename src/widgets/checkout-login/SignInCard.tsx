import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { usePage, useTexts } from '../../hooks'
import { SignInButton, SignInFields, useSignInForm } from '../../parts'
import { loginTexts } from '../../texts/login'
import { Card, Stack, TextButton } from '../../ui'

interface SignInCardProps {
  /** The email that the guest has already typed. */
  email: string
  token?: string | null | undefined
  /** Whether a form of the page has signed in, or is about to. */
  isOwn: RefObject<boolean>
  isForAutoDelivery: boolean
  onSignedIn(): void
}

/** The sign-in form: open from the start on wide screens, opened by a press on narrow ones. */
export function SignInCard({ email, ...options }: SignInCardProps) {
  const state = useSignInForm({ isNew: false, ...options })
  const texts = useTexts(loginTexts)
  const forgot = safeUrl(usePage().links.forgotPassword)
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const fields = [...(form.current?.querySelectorAll('input') ?? [])]
    ;(fields.find(({ value }) => !value) ?? fields[0])?.focus()
  }, [isOpen])

  const open = () => {
    if (email && !state.form.email) state.type('email', email)
    setOpen(!isOpen)
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 className="gw-login-title" id={titleId}>
        {texts.signInTitle}
      </h2>
      <TextButton className="gw-login-open" aria-expanded={isOpen} onClick={open}>
        {texts.have}
      </TextButton>
      <div ref={form} className="gw-login-form" data-closed={!isOpen || undefined}>
        <Stack gap={4}>
          <SignInFields state={state} of={texts.signInTitle} />
          <SignInButton state={state} variant="secondary" />
          {forgot && <a href={forgot}>{texts.forgot}</a>}
        </Stack>
      </div>
    </Card>
  )
}
