import { safeUrl } from '../../domain/page/urls'
import { useDialogs, usePage, useTexts } from '../../hooks'
import { questionTexts } from '../../texts/question'
import { Button, ButtonLink } from '../../ui'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'

/**
 * Shown when the session has expired: sign in again, in a new tab if an editor is open below, or continue as a guest.
 * Choices: `sign-in`, `guest`.
 */
export function SessionExpired({ params: _none, ...frame }: DialogContentProps<'session-expired'>) {
  const texts = useTexts(questionTexts)
  const signIn = safeUrl(usePage().links.signIn)
  // Leaving the page would discard what was typed in the editor below.
  const target = useDialogs().over ? '_blank' : undefined
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
              target={target}
              rel="noopener"
              onClick={() => frame.end('sign-in')}
            >
              {texts.signIn}
            </ButtonLink>
          )}
          <Button onClick={() => frame.end('guest')}>{texts.asGuest}</Button>
        </>
      }
    />
  )
}
