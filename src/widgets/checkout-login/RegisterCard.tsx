import { type RefObject, useId } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { useBillingAddress, usePage, useTexts } from '../../hooks'
import { SignInButton, SignInFields, useSignInForm, useUnsavedGuard } from '../../parts'
import { loginTexts } from '../../texts/login'
import { questionTexts } from '../../texts/question'
import { Card, Checkbox, Stack } from '../../ui'

interface RegisterCardProps {
  token?: string | null | undefined
  /** Whether a form of the page has signed in, or is about to. */
  isOwn: RefObject<boolean>
  onSignedIn(): void
}

/** Replaces the guest email when the cart has Auto-Delivery: the reason, and the registration form. */
export function RegisterCard({ token, isOwn, onSignedIn }: RegisterCardProps) {
  const { saveBilling } = useBillingAddress()
  const state = useSignInForm({
    isNew: true,
    isForAutoDelivery: true,
    token,
    isOwn,
    async onSignedIn() {
      // The Auto-Delivery endpoint has no field for it.
      if (state.wantsOffers) await saveBilling({ wants_offers: true })
      onSignedIn()
    },
  })
  // Emails and passwords must not be stored on the device.
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
