/** The years in a message, such as "2025" or "’25", each once and in full; ignores amounts and phone numbers. */
export function yearsIn(message: string): readonly number[] {
  // Digits with separators count as one number: "402-555-2019" is not a year, nor is "$2,019.00".
  const numbers = message.match(/['’$]?\d[\d.,-]*[a-z]*/gi) ?? []
  return [...new Set(numbers.flatMap(yearsOf))]
}

/** From this number on, two digits mean a year of the last century. */
const FIRST_SHORT = 70

function yearsOf(number: string): readonly number[] {
  // Strips the punctuation at the end.
  const [whole = ''] = /^.*[\da-z]/i.exec(number) ?? []
  const short = /^['’](\d{2})$/.exec(whole)
  if (short) return [Number(short[1]) + (Number(short[1]) < FIRST_SHORT ? 2000 : 1900)]
  // "2024-2025" is two years.
  const parts = whole.split('-')
  return parts.every((part) => /^(?:19|20)\d{2}$/.test(part)) ? parts.map(Number) : []
}
