import { useAccount, useAccountRoute, useEmailPreferences, useTexts } from '../../../hooks'
import { Awaited, LoadFailed, useRetainedFocus } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { emailsTexts } from '../../../texts/emails'
import { signInTexts } from '../../../texts/signIn'
import { ButtonLink, Message, Skeleton } from '../../../ui'
import type { ScreenProps } from '../screenProps'
import './email-preferences.css'
import { Bounced } from './Bounced'
import { Reminders } from './Reminders'
import { TopicsCard } from './TopicsCard'

/** A customer's email topics and reminders; with an emailed link, only the topics. */
export function EmailPreferences({ route: { query } }: ScreenProps) {
  const link = new URLSearchParams(query).get('link')
  const emails = useEmailPreferences(link)
  const { preferences, choices, status, refresh } = emails
  const isOld = status === 'link-old'
  const place = useRetainedFocus(`${isOld} ${status}`)
  // Guests have no preferences; the shell asks them to sign in.
  if (status === 'ready' && !preferences) return null
  return (
    <div {...place} className="gw-emails">
      {isOld ? (
        <OldLink />
      ) : preferences && choices ? (
        <>
          {Boolean(preferences.is_bounced) && <Bounced />}
          <TopicsCard choices={choices} hasTexts={preferences.sms != null} save={emails.save} />
          {!link && <Reminders emails={emails} />}
        </>
      ) : status === 'failed' ? (
        <LoadFailed onRetry={refresh} />
      ) : (
        <Awaited onRetry={refresh}>
          <Skeleton lines={8} />
        </Awaited>
      )}
    </div>
  )
}

function OldLink() {
  const { linkOld, linkOldHere } = useTexts(emailsTexts)
  const { title } = useTexts(signInTexts)
  const { 'email-preferences': own } = useTexts(accountTexts)
  const { isSignedIn } = useAccount()
  const { linkTo } = useAccountRoute()
  return (
    <Message
      tone="info"
      className="gw-emails-old"
      actions={
        // A guest signs in first and then sees this screen.
        <ButtonLink variant="primary" {...linkTo('email-preferences')}>
          {isSignedIn ? own : title}
        </ButtonLink>
      }
    >
      {isSignedIn ? linkOldHere : linkOld}
    </Message>
  )
}
