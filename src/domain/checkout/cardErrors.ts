/** What the hosted card form says is wrong, by the code that stands for its kind. */
export type CardProblem = '310' | '315' | '330' | '340' | '350' | '357' | '370' | '530'

/** What the codes of the hosted form mean: a field, no more tries, or trouble of its own. */
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

/** What is wrong: fields, each once and in the order of the codes; `tries`, or `technical` where it is no field. */
export function cardProblems(
  codes: readonly string[],
): readonly CardProblem[] | 'tries' | 'technical' {
  const known = codes.map((code) => MEANING.get(code.trim()))
  if (known.includes('tries')) return 'tries'
  const fields = known.filter((one): one is CardProblem => one !== undefined && one !== 'tries')
  return fields.length > 0 ? [...new Set(fields)].sort() : 'technical'
}
