import { formatPhone } from '../../domain/recipient/phone'
import { usePage, useTexts } from '../../hooks'
import { blockedTexts } from '../../texts/blocked'
import { fill } from '../../texts/catalogue'
import { ButtonLink, Cluster } from '../../ui'

interface PhoneButtonProps {
  /** What is said while nobody answers it; null while somebody does. */
  closed: string | null
}

/** A person on the phone, where the page names a number and somebody answers it. */
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
