import { useAccountRoute, useEmailPreferences, useTexts } from '../../../hooks'
import { Awaited, LoadFailed } from '../../../parts'
import { emailsTexts } from '../../../texts/emails'
import { signInTexts } from '../../../texts/signIn'
import { ButtonLink, Message, Skeleton } from '../../../ui'
import './email-preferences.css'
import { Bounced } from './Bounced'
import { Reminders } from './Reminders'
import { TopicsCard } from './TopicsCard'

/** What a customer is sent, and the days of which they are reminded; who came by an email’s link sees the first alone. */
export function EmailPreferences() {
  const link = new URLSearchParams(useAccountRoute().route.query).get('link')
  const emails = useEmailPreferences(link)
  const { preferences, choices, status, refresh } = emails
  if (status === 'link-old') return <OldLink />
  if (status === 'failed' && !preferences) return <LoadFailed onRetry={refresh} />
  // A guest is sent nothing; the shell has them sign in.
  if (status === 'ready' && !preferences) return null
  return (
    <div className="gw-emails">
      {preferences && choices ? (
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
  const { linkOld } = useTexts(emailsTexts)
  const { title } = useTexts(signInTexts)
  const { linkTo } = useAccountRoute()
  return (
    <Message
      tone="info"
      className="gw-emails-old"
      actions={
        <ButtonLink variant="primary" {...linkTo('login')}>
          {title}
        </ButtonLink>
      }
    >
      {linkOld}
    </Message>
  )
}
