import { type SubmitEvent, useId, useState } from 'react'
import { useAnnounce, useTexts } from '../../../hooks'
import { ErrorSummary, LEAST_PASSWORD, SaveButton, useRouteGuard } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { infoTexts } from '../../../texts/info'
import { loginTexts } from '../../../texts/login'
import { questionTexts } from '../../../texts/question'
import { Card, Stack, TextButton, TextField } from '../../../ui'
import { ForgottenPassword } from './ForgottenPassword'
import { PasswordResult } from './PasswordResult'
import { usePasswordForm } from './usePasswordForm'

/** The form for a new password; `email` tells password managers whose it is. */
export function PasswordCard({ email }: { email: string }) {
  const form = usePasswordForm()
  const texts = useTexts(infoTexts)
  const { passwordShort } = useTexts(questionTexts)
  const { show } = useTexts(loginTexts)
  const { error: errorWord } = useTexts(commonTexts)
  const announce = useAnnounce()
  const [isShown, setShown] = useState(false)
  const id = useId()
  useRouteGuard(form.isDirty)
  const { current, password } = form.problems
  const currentError = current && (current === 'wrong' ? texts.wrong : texts.currentMissing)
  const passwordError = password && fill(passwordShort, { min: LEAST_PASSWORD })
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (!(await form.save())) return
    setShown(false)
    announce('say', { text: texts.changed })
  }

  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <h2 className="gw-info-title" id={`${id}-title`}>
            {texts.password}
          </h2>
          <ErrorSummary
            attempts={form.attempts}
            problems={[
              ...(currentError ? [{ id: `${id}-current`, text: currentError }] : []),
              ...(passwordError ? [{ id: `${id}-password`, text: passwordError }] : []),
            ]}
          />
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <div>
            <TextField
              id={`${id}-current`}
              name="current-password"
              type="password"
              autoComplete="current-password"
              label={texts.current}
              value={form.typed.current}
              onValue={(text) => form.type('current', text)}
              error={currentError ?? null}
              errorWord={errorWord}
            />
            <ForgottenPassword email={email} />
          </div>
          <div>
            <TextField
              id={`${id}-password`}
              name="new-password"
              type={isShown ? 'text' : 'password'}
              autoComplete="new-password"
              spellCheck={false}
              label={texts.new}
              hint={fill(texts.min, { min: LEAST_PASSWORD })}
              value={form.typed.password}
              onValue={(text) => form.type('password', text)}
              error={passwordError ?? null}
              errorWord={errorWord}
            />
            <TextButton
              className="gw-info-beside"
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              {show}
            </TextButton>
          </div>
          <PasswordResult outcome={form.outcome} />
          <SaveButton className="gw-info-save" type="submit" isBusy={form.isBusy}>
            {texts.password}
          </SaveButton>
        </Stack>
      </form>
    </Card>
  )
}
