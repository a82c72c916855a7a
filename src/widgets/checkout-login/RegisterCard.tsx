import { useId } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { useBillingAddress, usePage, useTexts } from '../../hooks'
import { SignInButton, SignInFields, useSignInForm, useUnsavedGuard } from '../../parts'
import { loginTexts } from '../../texts/login'
import { questionTexts } from '../../texts/question'
import { Card, Checkbox, Stack } from '../../ui'

interface RegisterCardProps {
  token?: string | null | undefined
  onSignedIn(): void
}

/** What takes the place of the guest's email where something comes again by itself: why, and the form. */
export function RegisterCard({ token, onSignedIn }: RegisterCardProps) {
  const { saveBilling } = useBillingAddress()
  const state = useSignInForm({
    isNew: true,
    isForAutoDelivery: true,
    token,
    async onSignedIn() {
      // The call for Auto-Delivery has no field for it.
      if (state.wantsOffers) await saveBilling({ wants_offers: true })
      onSignedIn()
    },
  })
  // An email and a password may be kept nowhere on the device.
  useUnsavedGuard(Object.values(state.form).some(Boolean))
  const texts = useTexts(loginTexts)
  const words = useTexts(questionTexts)
  const cart = safeUrl(usePage().links.cart)
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 className="gw-login-title" id={titleId}>
        {texts.registerTitle}
      </h2>
      <Stack gap={4}>
        <p>
          {words.accountTitle}. {words.accountText} {cart && <a href={cart}>{texts.autoOff}</a>}
        </p>
        <SignInFields state={state} />
        <Checkbox
          label={texts.offers}
          checked={state.wantsOffers}
          onChecked={state.setWantsOffers}
        />
        <SignInButton state={state} />
      </Stack>
    </Card>
  )
}
