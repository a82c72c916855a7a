/** Source: specification §5. */
const LONGEST = 10

/** The digits of a phone number, without its extension and country code. */
export function phoneDigits(text: string): string {
  const ascii = text.normalize('NFKC')
  const extension = ascii.search(/\d[^\dx#;]{0,8}[x#;]/i)
  const number = extension < 0 ? ascii : ascii.slice(0, extension + 1)
  return number.replace(/\D/g, '').replace(/^(?:00|011)?1+(?=\d{10})/, '')
}

/** A phone number for display: "(913) 555-0100", or as far as it is typed. */
export function formatPhone(text: string | null | undefined): string {
  const digits = phoneDigits(text ?? '').slice(0, LONGEST)
  if (digits.length <= 3) return digits
  const [area, office, rest] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  return rest ? `(${area}) ${office}-${rest}` : `(${area}) ${office}`
}
