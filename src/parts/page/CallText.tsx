import { formatPhone } from '../../domain/recipient/phone'

interface CallTextProps {
  /** A text with `{phone}`. */
  text: string
  phone: string
}

/** A text with a phone number, which keeps its order among words that read from right to left. */
export function CallText({ text, phone }: CallTextProps) {
  return text.split(/(\{phone\})/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
    part === '{phone}' ? <bdi key={index}>{formatPhone(phone)}</bdi> : part,
  )
}
