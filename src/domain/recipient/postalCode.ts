/** Source: specification §5. */
const LONGEST = 9

/** A postal code without hyphens and spaces. */
export function plainPostalCode(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9A-Za-z]/g, '')
}

/** A postal code for display: "66101" or "66101-1234"; anything else stays as it is. */
export function formatPostalCode(text: string | null | undefined): string {
  const code = plainPostalCode(text ?? '').slice(0, LONGEST)
  return /^\d{6,9}$/.test(code) ? `${code.slice(0, 5)}-${code.slice(5)}` : code
}
