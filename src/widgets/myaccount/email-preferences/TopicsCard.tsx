import { type SubmitEvent, useId } from 'react'
import { type EmailChoices, type EmailsOutcome, useAnnounce, useTexts } from '../../../hooks'
import { LazyPendingNote } from '../../../parts'
import { commonTexts } from '../../../texts/common'
import { emailsTexts } from '../../../texts/emails'
import { Button, Card, Checkbox, NativeSelect, Stack } from '../../../ui'
import { useTellFailure } from '../useTellFailure'
import { TopicsNews } from './TopicsNews'
import { Unsubscribe } from './Unsubscribe'
import { useNewsText } from './useNewsText'
import { useTopicsForm } from './useTopicsForm'

interface TopicsCardProps {
  /** The saved choices. */
  choices: EmailChoices
  /** Whether the shop sends text messages. */
  hasTexts: boolean
  save(choices: EmailChoices): Promise<EmailsOutcome>
}

const FREQUENCIES = ['each', 'weekly', 'monthly'] as const

/** Email topics and frequency, with a save button, and a way to unsubscribe from everything. */
export function TopicsCard({ choices: known, hasTexts, save }: TopicsCardProps) {
  const texts = useTexts(emailsTexts)
  const { save: saveText, saving } = useTexts(commonTexts)
  const textOf = useNewsText()
  const tellFailure = useTellFailure()
  const form = useTopicsForm(known, save, (result) => tellFailure(textOf(result)))
  const announce = useAnnounce()
  const id = useId()
  const { choices } = form
  const topics = [...TOPICS, ...(hasTexts ? (['sms'] as const) : [])]
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const news = await form.save()
    // A failure announces itself.
    if (news && news.status !== 'failed') announce('say', { text: textOf(news) })
  }

  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap={4}>
            <fieldset className="gw-emails-topics">
              <legend className="gw-emails-legend">
                <h2 className="gw-emails-title" id={id} data-gw-heading tabIndex={-1}>
                  {texts.legend}
                </h2>
              </legend>
              <Checkbox label={texts.always} checked disabled onChecked={() => undefined} />
              {topics.map((topic) => (
                <Checkbox
                  key={topic}
                  label={texts[topic]}
                  checked={choices[topic]}
                  onChecked={(isWanted) => form.choose({ [topic]: isWanted })}
                />
              ))}
            </fieldset>
            <NativeSelect
              className="gw-emails-often"
              label={texts.often}
              options={FREQUENCIES.map((value) => ({ value, label: texts[`often.${value}`] }))}
              value={choices.frequency}
              onValue={(frequency) => form.choose({ frequency })}
            />
            <TopicsNews form={form} onUndo={() => void form.undo()} />
            {form.busy && <LazyPendingNote isSlowOnly />}
            <Button
              className="gw-emails-save"
              variant="primary"
              type="submit"
              saves
              isBusy={form.busy === 'save'}
              busyText={saving}
            >
              {saveText}
            </Button>
          </Stack>
        </form>
        <Unsubscribe
          isOffered={topics.some((topic) => known[topic])}
          isBusy={form.busy !== null}
          onStop={async () => ((await form.stop())?.status ?? 'failed') !== 'failed'}
        />
      </Stack>
    </Card>
  )
}

const TOPICS = ['offers', 'recipes', 'charges'] as const
