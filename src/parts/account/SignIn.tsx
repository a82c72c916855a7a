import { useState } from 'react'
import { useTexts } from '../../hooks'
import { questionTexts } from '../../texts/question'
import { Button, RadioGroup, Stack } from '../../ui'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'
import { SignInButton } from './SignInButton'
import { SignInFields } from './SignInFields'
import { useSignInForm } from './useSignInForm'

/**
 * Auto-Delivery requires an account: sign in or register. The input is kept, whatever the server responds.
 * Choice: `signed-in`.
 */
export function SignIn({ params: _none, ...frame }: DialogContentProps<'auto-delivery-sign-in'>) {
  const texts = useTexts(questionTexts)
  const [how, setHow] = useState<'known' | 'new'>('known')
  const isNew = how === 'new'
  const state = useSignInForm({
    isNew,
    isForAutoDelivery: true,
    onSignedIn: () => frame.end('signed-in'),
  })

  return (
    <Ask
      {...frame}
      title={texts.accountTitle}
      text={texts.accountText}
      actions={
        <>
          <SignInButton state={state} />
          <Button onClick={() => frame.end('no')}>{texts.keepForNow}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup
          legend={texts.accountHow}
          isInline
          options={[
            { value: 'known', label: texts.accountKnown },
            { value: 'new', label: texts.accountNew },
          ]}
          value={how}
          onValue={(value) => setHow(value === 'new' ? 'new' : 'known')}
        />
        <SignInFields state={state} />
      </Stack>
    </Ask>
  )
}
