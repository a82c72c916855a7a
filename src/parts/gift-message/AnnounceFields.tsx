import {
  type Announcement,
  type AnnouncementProblem,
  announceTimes,
} from '../../domain/gift-message/announcement'
import { useFormat, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { giftMessageTexts } from '../../texts/giftMessage'
import { NativeSelect, TextField } from '../../ui'
import { EmailField } from '../recipient/EmailField'
import { LimitedArea } from './LimitedArea'

interface AnnounceFieldsProps {
  formId: string
  value: Announcement
  onValue(value: Announcement): void
  problem: AnnouncementProblem | null
}

/** The email that announces a gift: recipient, message, and send time in Central time. */
export function AnnounceFields({ formId, value, onValue, problem }: AnnounceFieldsProps) {
  const texts = useTexts(giftMessageTexts)
  const { error } = useTexts(commonTexts)
  const format = useFormat()
  const clockText = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return format.time(hour, minute)
  }
  const change = (part: Partial<Announcement>) => onValue({ ...value, ...part })
  const isEmail = problem === 'email' || problem === 'no-email'
  const said = problem && texts[`problem.${problem}`]
  return (
    <div className="gw-gift-announce">
      <EmailField
        id={`${formId}-email`}
        name="announce_it_email"
        autoComplete="off"
        label={texts.email}
        error={isEmail ? said : null}
        value={value.email}
        onValue={(email) => change({ email })}
      />
      <LimitedArea
        field="announce_it_message"
        label={texts.emailMessage}
        value={value.message}
        onValue={(message) => change({ message })}
      />
      <div className="gw-address-pair">
        <TextField
          id={`${formId}-day`}
          name="announce_day"
          type="date"
          label={texts.day}
          errorWord={error}
          error={!isEmail ? said : null}
          value={value.day}
          onValue={(day) => change({ day })}
        />
        <NativeSelect
          id={`${formId}-time`}
          name="announce_time"
          label={texts.time}
          value={value.time}
          onValue={(time) => change({ time })}
          options={announceTimes(value.time).map((time) => ({
            value: time,
            label: clockText(time),
          }))}
        />
      </div>
    </div>
  )
}
