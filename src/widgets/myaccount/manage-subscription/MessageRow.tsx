import { useTexts } from '../../../hooks'
import { LimitedArea, useDraft } from '../../../parts'
import { manageTexts } from '../../../texts/manageSubs'
import { VisuallyHidden } from '../../../ui'
import type { ManagedSubscription } from './managed'
import { SettingRow } from './SettingRow'

/** The gift message in each box. */
export function MessageRow({ managed }: { managed: ManagedSubscription }) {
  const { subscription, changeMessage } = managed
  const own = subscription.gift_message ?? ''
  const texts = useTexts(manageTexts)
  const [typed, setTyped] = useDraft<string | null>('message', null)
  const isDirty = typed !== null && typed.trim() !== own.trim()
  return (
    <SettingRow
      verb="message"
      title={texts.message}
      draft={typed}
      isDirty={isDirty}
      reset={() => setTyped(null)}
      save={() => (isDirty ? changeMessage(typed.trim()) : null)}
      form={
        <LimitedArea
          field="gift_message"
          label={<VisuallyHidden>{texts.message}</VisuallyHidden>}
          value={typed ?? own}
          onValue={setTyped}
        />
      }
    >
      {own.trim() ? (
        <blockquote className="gw-manage-message">{own}</blockquote>
      ) : (
        <p className="gw-note">{texts.noMessage}</p>
      )}
    </SettingRow>
  )
}
