import { expect, userEvent } from 'storybook/test'
import { CLAIM_TOKEN } from '../../../mocks/scenarios'
import ClaimAddress from '../../../src/widgets/claim-address'
import { app } from '../../../src/widgets/claim-address/app'
import { type Canvas, fillIn, type SceneOptions, sceneIn, scrollOut } from '../../support'

/** The claim page, in the root that the embed creates for it. */
export const scene = sceneIn({ app: app.name, ...openedBy(CLAIM_TOKEN) })

/** Shared by all of its stories. */
export const claimPage = {
  component: ClaimAddress,
  afterEach() {
    history.replaceState(null, '', location.pathname + location.search)
    return scrollOut()
  },
}

/** The page as opened from a link. */
export function openedBy(token: string): SceneOptions {
  return {
    before: () => history.replaceState(null, '', `${location.href.replace(/#.*/, '')}#${token}`),
  }
}

export const TITLE = 'Margaret Holloway has a gift for you'
const SEND = 'Send my address'

/** Waits for the form; returns its button. */
export async function asked(canvas: Canvas): Promise<HTMLElement> {
  await expect(await canvas.findByRole('heading', { name: TITLE })).toBeVisible()
  return canvas.getByRole('button', { name: SEND })
}

/** Enters an address and submits it. */
export async function answer(canvas: Canvas): Promise<void> {
  const send = await asked(canvas)
  await fillIn(canvas, { 'Street address': '5 Birch Lane', City: 'Fargo' })
  await userEvent.selectOptions(canvas.getByLabelText('State'), 'ND')
  await fillIn(canvas, { 'ZIP code': '58102', Phone: '701 555 0143' })
  await userEvent.click(send)
}
