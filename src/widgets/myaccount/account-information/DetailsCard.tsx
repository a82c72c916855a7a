import { type SubmitEvent, useId } from 'react'
import type { Customer } from '../../../domain/schema/entities'
import { useAnnounce, useProfile, useTexts } from '../../../hooks'
import { ErrorSummary, SaveButton, useRouteGuard } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { fill } from '../../../texts/catalogue'
import { infoTexts } from '../../../texts/info'
import { Card, Message, Stack, VisuallyHidden } from '../../../ui'
import { DetailField, type DetailFieldProps } from './DetailField'
import { DETAIL_FIELDS } from './details'
import { FormResult } from './FormResult'
import { useDetailsForm } from './useDetailsForm'
import { useDetailWords } from './useDetailWords'

/** The form of name, email and phone. */
export function DetailsCard({ customer }: { customer: Customer }) {
  const form = useDetailsForm(customer)
  const { pendingEmail } = useProfile()
  const texts = useTexts(infoTexts)
  const { saved } = useTexts(accountTexts)
  const announce = useAnnounce()
  const words = useDetailWords(form.problems)
  const id = useId()
  useRouteGuard(form.isDirty)
  const propsOf = (field: (typeof DETAIL_FIELDS)[number]): DetailFieldProps => ({
    field,
    id: `${id}-${field}`,
    form,
    error: words[field] ?? null,
  })
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const { email } = form.details
    const outcome = await form.save()
    if (outcome?.status === 'saved') announce('say', { text: saved })
    if (outcome?.status === 'email-sent')
      announce('say', { text: fill(texts.emailSent, { email }) })
  }

  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <h2 className="gw-info-title" id={`${id}-title`}>
            {texts.title}
          </h2>
          <ErrorSummary
            attempts={form.attempts}
            problems={DETAIL_FIELDS.flatMap((field) => {
              const text = words[field]
              return text ? [{ id: `${id}-${field}`, text }] : []
            })}
          />
          <fieldset className="gw-info-names">
            <legend>
              <VisuallyHidden>{texts.name}</VisuallyHidden>
            </legend>
            <DetailField {...propsOf('fname')} />
            <DetailField {...propsOf('lname')} />
          </fieldset>
          <DetailField {...propsOf('email')} />
          {pendingEmail && (
            <Message tone="info">{fill(texts.emailSent, { email: pendingEmail })}</Message>
          )}
          <DetailField {...propsOf('phone')} />
          <FormResult status={form.status} done={saved} />
          <SaveButton
            className="gw-info-save"
            variant="primary"
            type="submit"
            isBusy={form.status === 'saving'}
          />
        </Stack>
      </form>
    </Card>
  )
}
