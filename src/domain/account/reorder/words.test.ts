import { describe, expect, it } from 'vitest'
import { yearsIn } from './words'

describe('the years that a message names', () => {
  it.each<[string, number[]]>([
    ['Merry Christmas 2025!', [2025]],
    ['Our best for 2025, and 2026.', [2025, 2026]],
    ['2025 was quite a year. 2025!', [2025]],
    ["The class of ’98 and of '05", [1998, 2005]],
    ['Season 2024-2025', [2024, 2025]],
    ['Married in 1987', [1987]],
    ['Happy holidays from all of us', []],
    ['Call me at 402-555-2019', []],
    ['A gift of $2,025.00 and $2025', []],
    ['Suite 20251, or 120250', []],
    ['Back in the ’90s', []],
    ['1492 and 2100 are far', []],
    ['', []],
  ])('%j', (message, years) => {
    expect(yearsIn(message)).toEqual(years)
  })
})
