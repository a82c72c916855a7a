import { usePage, useTexts } from '../../hooks'
import { blockedTexts } from '../../texts/blocked'
import { ButtonLink, Cluster } from '../../ui'
import { CallText } from '../page/CallText'

interface PhoneButtonProps {
  /** The text outside phone hours; null during them. */
  closed: string | null
}

/** A phone button, if the page has a number and it is within phone hours. */
export function PhoneButton({ closed }: PhoneButtonProps) {
  const { call } = useTexts(blockedTexts)
  const { phone } = usePage().help
  if (closed) return <p>{closed}</p>
  return (
    phone && (
      <Cluster isActions>
        <ButtonLink variant="primary" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <CallText text={call} phone={phone} />
        </ButtonLink>
      </Cluster>
    )
  )
}
