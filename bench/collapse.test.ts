import { describe, expect, it } from 'vitest'
import { collapseOf } from './collapse'

describe('collapseOf', () => {
  it('eight shipments are drawn with all their lines, nine are not', () => {
    expect(collapseOf({ expands: 'first' }, 32, 4)).toBeNull()
    expect(collapseOf({ expands: 'first' }, 33, 4)).toMatchObject({ count: 9, opened: 4 })
  })

  it('expanding all shows every line', () => {
    expect(collapseOf({ expands: 'all' }, 2000, 4)).toMatchObject({ count: 500, opened: 2000 })
  })

  it('a page that collapses nothing is ready by its lines', () => {
    expect(collapseOf({}, 2000, 4)).toBeNull()
  })
})
