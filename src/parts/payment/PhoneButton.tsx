import { formatPhone } from '../../domain/recipient/phone'
import { usePage, useTexts } from '../../hooks'
import { blockedTexts } from '../../texts/blocked'
import { fill } from '../../texts/catalogue'
import { ButtonLink, Cluster } from '../../ui'

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
          {fill(call, { phone: formatPhone(phone) })}
        </ButtonLink>
      </Cluster>
    )
  )
}
