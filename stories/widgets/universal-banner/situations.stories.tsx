import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { dataBy } from '../../../embed/page/data/rootData'
import { saleDaysLeft } from '../../../mocks/scenarios'
import { pageData } from '../../../src/widgets/universal-banner/app'
import { noSidewaysScroll, noWorld, stageOf, whileOffline } from '../../support'
import { noPlace, Page, SALE, scene, shopping, strip } from './page'
import { LONGEST, s } from './probe'

const meta = preview.meta({
  title: 'Widgets/universal-banner/Situations',
  component: Page,
  args: SALE,
})

export const Ready = meta.story(s.ready)
export const Keyboard = meta.story(s.keyboard)
export const Targets = meta.story(s.targets)

/** Offline, a code is not applied, and nothing is sent later. */
export const Offline = meta.story(
  scene(saleDaysLeft, { state: 'offline', ...shopping }, async ({ canvas, id }) => {
    const { findByText, findByRole, getByRole } = await strip(canvas)
    await expect(getByRole('timer')).toHaveTextContent('2d 10h left')
    const button = await findByRole('button', { name: 'Apply STEAK10' })
    await whileOffline(async () => {
      await userEvent.click(button)
      await findByText('We couldn’t apply that code right now. Please try again.')
      await waitFor(() => expect(button).toHaveFocus())
    })
    await expect(stageOf(id).backend.count('putDiscount')).toBe(0)
    await userEvent.click(button)
    await findByText('Your Promo Code has been accepted')
  }),
)

export const ChunkFailed = meta.story(s.chunkFailed)

/** All texts at their maximum length. */
export const LongestText = meta.story({ ...s.longestText, args: LONGEST })

export const Narrowest = meta.story({ ...s.narrow, args: LONGEST })

/** A page at 400% zoom: each control is visible when focused. */
export const Zoomed = meta.story({
  ...s.zoomed,
  args: LONGEST,
  play: async ({ canvas }) => {
    const { findByRole, getByRole } = await strip(canvas)
    await findByRole('button', { name: `Apply ${LONGEST.code}` })
    await noSidewaysScroll()
    getByRole('link').focus()
    for (const name of [LONGEST.code, 'Hide this offer']) {
      await userEvent.tab()
      const focused = getByRole('button', { name: new RegExp(name) })
      await waitFor(() => expect(focused).toHaveFocus())
      const { top, bottom } = focused.getBoundingClientRect()
      await expect(Math.ceil(top)).toBeGreaterThanOrEqual(0)
      await expect(Math.floor(bottom)).toBeLessThanOrEqual(innerHeight)
    }
  },
})

export const Wide = meta.story(s.wide)
export const ForcedColors = meta.story(s.forcedColors)

/** A root as written by the page, parsed once like in the embed. */
function Written({ json, report }: { json: string; report(code: string): void }) {
  const [data] = useState(() => {
    const root = document.createElement('div')
    root.innerHTML = `<script type="application/json" data-giftwell-props>${json}</script>`
    return dataBy(pageData)(root, 'universal-banner', undefined, report)
  })
  return <Page {...data} />
}

const written =
  (json: string) =>
  (_args: unknown, { id }: { id: string }) => (
    <Written json={json} report={(code) => stageOf(id).reported.push(code)} />
  )

/** Without page data, nothing is shown, and this is reported. */
export const PageDataMissing = meta.story({
  render: written(''),
  ...scene(noWorld, 'page data missing', async ({ canvas, canvasElement, id }) => {
    await noPlace(canvas, canvasElement)
    await expect(stageOf(id).reported).toEqual(['page-data-invalid'])
  }),
})

/** Valid data is used: the message with text, and its code; unsafe URLs are ignored. */
export const PageDataMalformed = meta.story({
  ...scene(saleDaysLeft, { state: 'page data missing', ...shopping }, async ({ canvas, id }) => {
    const { element, findByRole, queryByRole } = await strip(canvas)
    await findByRole('button', { name: 'Apply STEAK10' })
    await expect(element).toHaveTextContent('10% off')
    await expect(queryByRole('link')).toBeNull()
    await expect(queryByRole('timer')).toBeNull()
    await expect(element).not.toHaveTextContent(/\d of \d/)
    await expect(stageOf(id).reported).toEqual(['page-data-invalid'])
  }),
  render: written(
    '{"messages":[{"code":"X"},7,{"text":"10% off","code":"STEAK10","ends":"soon","href":"javascript:alert(1)","linkText":"Go"}]}',
  ),
})

export const RenderCrash = meta.story(s.renderCrash)
