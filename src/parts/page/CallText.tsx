import { formatPhone } from '../../domain/recipient/phone'

interface CallTextProps {
  /** A text with `{phone}`. */
  text: string
  phone: string
}

/** A text with a phone number, which keeps its order among words that read from right to left. */
export function CallText({ text, phone }: CallTextProps) {
  const [before, after] = text.split('{phone}')
  return (
    <>
      {before}
      <bdi>{formatPhone(phone)}</bdi>
      {after}
    </>
  )
}
