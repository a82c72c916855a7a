import { safeUrl } from '../../domain/page/urls'
import { useContinueAsGuest, usePage, useStoreEvent, useTexts } from '../../hooks'
import { questionTexts } from '../../texts/question'
import { Button, ButtonLink } from '../../ui'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'

/**
 * Shown when the session has expired: sign in again, in a new tab that keeps what was typed here, or continue as a
 * guest. Choices: `sign-in`, `guest`.
 */
export function SessionExpired({ params: _none, ...frame }: DialogContentProps<'session-expired'>) {
  const texts = useTexts(questionTexts)
  const signIn = safeUrl(usePage().links.signIn)
  const continueAsGuest = useContinueAsGuest()
  useStoreEvent('signed-in', () => frame.end('sign-in'))
  return (
    <Ask
      {...frame}
      title={texts.signedOutTitle}
      text={texts.signedOutText}
      actions={
        <>
          {signIn && (
            <ButtonLink
              variant="primary"
              href={signIn}
              target="_blank"
              rel="noopener"
              onClick={() => frame.end('sign-in')}
            >
              {texts.signIn}
            </ButtonLink>
          )}
          <Button
            onClick={() => {
              frame.end('guest')
              void continueAsGuest()
            }}
          >
            {texts.asGuest}
          </Button>
        </>
      }
    />
  )
}
