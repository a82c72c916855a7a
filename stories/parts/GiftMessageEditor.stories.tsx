import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview'
import type { AnnouncementProblem } from '../../src/domain/gift-message/announcement'
import { GiftMessageEditor } from '../../src/parts/gift-message/GiftMessageEditor'
import type { GiftDraft } from '../../src/parts/gift-message/useGiftDraft'
import { noWorld, scene } from '../support'

interface EditorProps {
  start?: Partial<GiftDraft>
  problem?: AnnouncementProblem | null
}

const announcement = {
  isOn: true,
  email: 'dana@example.com',
  message: '',
  day: '2026-12-07',
  time: '09:00',
}

/** The editor by itself. */
function Editor({ start = {}, problem = null }: EditorProps) {
  const [draft, setDraft] = useState<GiftDraft>({
    isGift: true,
    message: '',
    announcement: { ...announcement, isOn: false },
    ...start,
  })
  return (
    <div style={{ maxInlineSize: '34rem', padding: '1rem' }}>
      <GiftMessageEditor
        draft={draft}
        onDraft={(part) => setDraft((old) => ({ ...old, ...part }))}
        problem={problem}
        id="gift"
        onSubmit={() => undefined}
      />
    </div>
  )
}

const meta = preview.meta({ title: 'Parts/GiftMessageEditor', component: Editor })

/** The preview shows the message as it will be printed, line by line. */
export const Preview = meta.story(
  scene(noWorld, async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Gift message'), 'Dear Dana,{enter}enjoy!')
    const words = canvas.getByRole('figure').querySelector('blockquote')
    await expect(words?.textContent).toBe('Dear Dana,\nenjoy!')
  }),
)

/** No message if it is not a gift. */
export const NoGift = meta.story(
  scene(noWorld, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'This is a gift' }))
    await expect(canvas.queryByLabelText('Gift message')).toBeNull()
  }),
)

/** An announcement email with a past day. */
export const AnnouncedTooLate = meta.story({
  args: { start: { announcement }, problem: 'past' },
  ...scene(noWorld, async ({ canvas }) => {
    await expect(canvas.getByLabelText('Send on')).toHaveAccessibleDescription(
      /That time has passed\./,
    )
    await expect(canvas.getByLabelText('Time (Central)')).toHaveDisplayValue('9:00 AM')
  }),
})
