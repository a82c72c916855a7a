import { expect, waitFor } from 'storybook/test'
import * as worlds from '../../../mocks/scenarios'
import MyAccount from '../../../src/widgets/myaccount'
import { app } from '../../../src/widgets/myaccount/app'
import { type Canvas, type SceneOptions, sceneIn, scrollOut } from '../../support'

/** The world of a story of the account area, in the root that the embed makes for it. */
export const scene = sceneIn({ app: app.name })

/** Shared by all of its stories. */
export const accountPage = {
  component: MyAccount,
  afterEach() {
    history.replaceState(null, '', location.pathname + location.search)
    return scrollOut()
  },
}

/** The page as opened at a route. */
export const openedAt = (hash: string): SceneOptions => ({
  before: () => history.replaceState(null, '', location.href.replace(/#.*/, '') + hash),
})

export const MARGARET = { Email: 'margaret.holloway@example.com', Password: worlds.PASSWORD }

/** Waits for a screen: its heading, which has focus after navigation. */
export async function arrived(canvas: Canvas, name: string): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(name))
  await waitFor(() => expect(document.title).toBe(name))
}

/** Goes somewhere as a link of the page does. */
export const goTo = (hash: string): void => {
  location.hash = hash
}
