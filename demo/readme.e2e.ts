import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { APP_NAMES } from '../src/domain/page/appNames'
import { type RunningDemo, startDemo } from '../testing/demo'

let demo: RunningDemo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

const ROW = /^\| `([\w-]+)` \| \[(\/[^\]]*)\]\(http:\/\/localhost:3000\2\)/gm

it('the README links to a demo page for each app', async () => {
  const rows = [...readFileSync('README.md', 'utf8').matchAll(ROW)]
  expect(rows.map(([, app]) => app).toSorted()).toEqual([...APP_NAMES].toSorted())
  for (const [, app = '', path = ''] of rows) {
    // The replacement for blocked cards depends on a cookie, which another link sets.
    const headers = app.endsWith('-blocked-ip') ? { cookie: 'gw_blocked=1' } : undefined
    const at = path === '/block-my-cards' ? '/checkout/billing' : path
    const answer = await fetch(demo.origin + at, { headers })
    expect(await answer.text(), `${app} at ${path}`).toMatch(
      RegExp(`(?:id|data-giftwell)="${app}"`),
    )
  }
})
