/** An error of the hosted card form, by its representative code. */
export type CardProblem = '310' | '315' | '330' | '340' | '350' | '357' | '370' | '530'

/** What the hosted form's codes mean: a field error, or no tries left; other codes are technical errors. */
// Assumption: as public integrations of the form list them; the specification names none.
const MEANING = new Map<string, CardProblem | 'tries'>(
  Object.entries({
    310: '310',
    315: '315',
    320: '315',
    330: '330',
    340: '340',
    350: '350',
    355: '350',
    357: '357',
    360: '357',
    365: 'tries',
    370: '370',
    530: '530',
    531: '530',
  } as const),
)

/** The errors: field errors, each once and in order; or `tries`, or `technical` if none is a field error. */
export function cardProblems(
  codes: readonly string[],
): readonly CardProblem[] | 'tries' | 'technical' {
  const known = codes.map((code) => MEANING.get(code.trim()))
  if (known.includes('tries')) return 'tries'
  const fields = known.filter((one): one is CardProblem => one !== undefined && one !== 'tries')
  return fields.length > 0 ? [...new Set(fields)].sort() : 'technical'
}
