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

/** What a customer is sent, and the days of which they are reminded; who came by an email’s link sees the first alone. */
export function EmailPreferences({ route: { query } }: ScreenProps) {
  const link = new URLSearchParams(query).get('link')
  const emails = useEmailPreferences(link)
  const { preferences, choices, status, refresh } = emails
  const isOld = status === 'link-old'
  const place = useRetainedFocus(`${isOld} ${emails.reminders.length}`)
  if (status === 'failed' && !preferences) return <LoadFailed onRetry={refresh} />
  // A guest is sent nothing; the shell has them sign in.
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
        // Who is not signed in does so first, and is there then.
        <ButtonLink variant="primary" {...linkTo('email-preferences')}>
          {isSignedIn ? own : title}
        </ButtonLink>
      }
    >
      {isSignedIn ? linkOldHere : linkOld}
    </Message>
  )
}
