import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { apps } from '../../embed/apps'
import { AccessMatrix } from '../docs/AccessMatrix'
import { proofs, tagOf } from '../support/proofs'
import { type AccessRow, accessRows, notApplicable } from './accessibility'
import { type ShownState, shownStates } from './states'

let shown: ShownState[] = []
let rows: AccessRow[] = []

// Loads the modules of all stories, and with them the whole of the kit.
beforeAll(async () => {
  shown = await shownStates()
  rows = accessRows(shown)
}, 120_000)

afterEach(cleanup)

describe('the accessibility matrix', () => {
  it('has every app, and every proof', () => {
    expect(rows.map(({ app }) => app)).toEqual(Object.keys(apps))
    for (const { cells } of rows) expect(cells).toHaveLength(Object.keys(proofs).length)
  })

  it('is empty only where a reason says so', () => {
    const empty = rows.flatMap(({ app, cells }) =>
      cells.filter(({ stories }) => stories.length === 0).map(({ proof }) => `${app}: ${proof}`),
    )
    const reasons = Object.entries(notApplicable).flatMap(([app, cells]) =>
      Object.keys(cells).map((proof) => `${app}: ${proof}`),
    )
    expect(empty).toEqual(reasons)
  })

  it('knows every tag that stories bear', () => {
    const known = Object.keys(proofs).map((proof) => tagOf(proof as keyof typeof proofs))
    const borne = shown.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('proves-')))
    expect(new Set(borne)).toEqual(new Set(known))
  })

  it('is shown with a link to each story, and says what is empty', async () => {
    render(<AccessMatrix />)
    const table = within(
      await screen.findByRole('table', { name: 'Accessibility' }, { timeout: 30_000 }),
    )
    const cart = within(table.getByRole('row', { name: /^checkout-cart/ }))
    const [link] = cart.getAllByRole('link', { name: 'Situations: keyboard' })
    expect(link?.getAttribute('href')).toBe(
      './?path=/story/widgets-checkout-cart-situations--keyboard',
    )
    expect(table.queryAllByText('not proved')).toEqual([])
    expect(table.getByText('Nothing of it changes: it is links.')).toBeDefined()
  })
})
