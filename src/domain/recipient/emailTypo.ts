/** The most common domains; a domain one typo away from one of these is probably a typo. */
const COMMON = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
  'verizon.net',
  'msn.com',
  'att.net',
  'live.com',
  'sbcglobal.net',
] as const

/** Real providers whose names look like typos of the domains above. */
const REAL: readonly string[] = ['mail.com', 'ymail.com', 'email.com', 'aim.com', 'gmx.com']

/** The address with its probable domain: `ann@gmial.com` gives `ann@gmail.com`; null if there is no typo. */
export function emailSuggestion(email: string): string | null {
  const at = email.lastIndexOf('@')
  const [name, domain] = [
    email.slice(0, at),
    email
      .slice(at + 1)
      .trim()
      .toLowerCase(),
  ]
  if (at < 1 || domain.length > 30 || [...COMMON, ...REAL].includes(domain)) return null
  const meant = COMMON.find((known) => isSlip(domain, known))
  return meant ? `${name}@${meant}` : null
}

/** Whether two domains differ by one typo: a letter left out, doubled or replaced, or two swapped. */
function isSlip(typed: string, meant: string): boolean {
  const length = Math.min(typed.length, meant.length)
  let start = 0
  while (start < length && typed[start] === meant[start]) start += 1
  let end = 0
  while (end < length - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1
  const [odd, right] = [
    typed.slice(start, typed.length - end),
    meant.slice(start, meant.length - end),
  ]
  const isSwap =
    odd.length === 2 && right.length === 2 && odd[0] === right[1] && odd[1] === right[0]
  return isSwap || (odd.length <= 1 && right.length <= 1)
}
