import { describe, expect, it } from 'vitest'
import { cardProblems } from './cardErrors'

describe('the card form’s errors', () => {
  it.each([
    [['310'], ['310']],
    [['315', '320'], ['315']],
    [['355'], ['350']],
    [['360'], ['357']],
    [
      ['531', '310'],
      ['310', '530'],
    ],
    [[' 370 '], ['370']],
    [['315', '118'], ['315']],
    [['315', '365'], 'tries'],
    [['118'], 'technical'],
    [['200'], 'technical'],
    [['400'], 'technical'],
    [['constructor'], 'technical'],
    [[], 'technical'],
  ])('%j is %j', (codes, problems) => {
    expect(cardProblems(codes)).toEqual(problems)
  })
})
