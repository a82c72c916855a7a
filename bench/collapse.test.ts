import { describe, expect, it } from 'vitest'
import { collapseOf } from './collapse'

describe('collapseOf', () => {
  it('renders all lines of eight shipments, and collapses nine', () => {
    expect(collapseOf({ expands: 'first' }, 32, 4)).toBeNull()
    expect(collapseOf({ expands: 'first' }, 33, 4)).toMatchObject({ count: 9, opened: 4 })
  })

  it('shows every line after Expand all', () => {
    expect(collapseOf({ expands: 'all' }, 2000, 4)).toMatchObject({ count: 500, opened: 2000 })
  })

  it('takes a page that collapses nothing as ready once its lines are there', () => {
    expect(collapseOf({}, 2000, 4)).toBeNull()
  })
})
