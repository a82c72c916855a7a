import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview'
import { atWidth } from '../../.storybook/viewports'
import * as worlds from '../../mocks/scenarios'
import MyAccount from '../../src/widgets/myaccount'
import { dashboard } from '../../src/widgets/myaccount/lazyRoutes'
import { callsOf, listen, press, seen, stageOf } from '../support'

import { formOf, send } from './checkout-login/page'
import { accountPage, arrived, goTo, MARGARET, openedAt, scene } from './myaccount/page'

const meta = preview.meta({ title: 'Widgets/myaccount', ...accountPage })

/** Each screen of the menu: its title, the focus on its heading, and the mark in the menu. */
export const EachRoute = meta.story({
  globals: atWidth('desktop'),
  tags: ['wide'],
  ...scene(
    worlds.customerSignedIn,
    { state: ['each route', 'title set per route'], ...openedAt('#/dashboard') },
    async ({ canvas }) => {
      const menu = within(await canvas.findByRole('navigation', { name: 'Account menu' }))
      for (const link of menu.getAllByRole('link')) {
        const name = link.textContent ?? ''
        await userEvent.click(link)
        await arrived(canvas, name)
        await expect(link).toHaveAttribute('aria-current', 'page')
        await expect(menu.getAllByRole('link', { current: 'page' })).toEqual([link])
      }
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    },
  ),
})

/** On a phone, the menu is behind the title; Escape closes it, as does a choice, which focuses the heading. */
export const MenuOnPhone = meta.story({
  globals: atWidth('phone'),
  ...scene(
    worlds.customerSignedIn,
    { state: 'unknown route (not-found inside the shell, with links)', ...openedAt('#/nowhere') },
    async ({ canvas }) => {
      await arrived(canvas, 'We couldn’t find that page')
      const wayOn = await canvas.findByRole('link', { name: 'Dashboard' })
      await expect(wayOn.getAttribute('href')).toMatch(/#\/dashboard$/)
      const words = canvas.getByText(/^It may have moved/).getBoundingClientRect()
      await expect(wayOn.getBoundingClientRect().top - words.bottom).toBeGreaterThan(8)
      const toggle = canvas.getByRole('button', { name: 'We couldn’t find that page' })
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
      toggle.focus()
      await userEvent.keyboard('{Enter}')
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      const menu = within(canvas.getByRole('navigation', { name: 'Account menu' }))
      await userEvent.tab()
      await userEvent.keyboard('{Escape}')
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
      await expect(toggle).toHaveFocus()
      await userEvent.click(toggle)
      await userEvent.click(menu.getByRole('link', { name: 'Dashboard' }))
      await arrived(canvas, 'Dashboard')
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
      await expect(canvas.getByRole('button', { name: 'Dashboard' })).toHaveAttribute(
        'aria-expanded',
        'false',
      )
      // The current screen again: the menu closes without a change of screens.
      await userEvent.click(canvas.getByRole('button', { name: 'Dashboard' }))
      await userEvent.click(menu.getByRole('link', { name: 'Dashboard' }))
      await expect(canvas.getByRole('button', { name: 'Dashboard' })).toHaveFocus()
    },
  ),
})

/** The root redirects to the dashboard, in the URL too. */
export const Root = meta.story(
  scene(
    worlds.customerSignedIn,
    { state: 'root redirects to /dashboard', ...openedAt('#/') },
    async ({ canvas }) => {
      await arrived(canvas, 'Dashboard')
      await seen(canvas, 'Hi, Margaret')
      await waitFor(() => expect(location.hash).toBe('#/dashboard'))
    },
  ),
)

/** The query of a hash belongs to the screen. */
export const HashWithQuery = meta.story(
  scene(
    worlds.customerSignedIn,
    { state: 'hash with query', ...openedAt('#/dashboard?from=email') },
    async ({ canvas }) => {
      await arrived(canvas, 'Dashboard')
      await expect(location.hash).toBe('#/dashboard?from=email')
    },
  ),
)

/** An unknown layout has no menu, as on a page with its own menu. */
export const OtherLayout = meta.story({
  args: { layout: 'two-columns' },
  ...scene(
    worlds.customerSignedIn,
    { state: 'missing layout falls back to default', ...openedAt('#/dashboard') },
    async ({ canvas }) => {
      await arrived(canvas, 'Dashboard')
      await seen(canvas, 'Hi, Margaret')
      await expect(canvas.queryByRole('navigation')).toBeNull()
    },
  ),
})

/** A guest signs in first, and then sees the linked screen. */
export const SignedOut = meta.story({
  tags: ['wide'],
  ...scene(
    worlds.guestWithAccount,
    { state: 'signed out (→ login route, returns after)', ...openedAt('#/dashboard?from=email') },
    async ({ canvas, id }) => {
      await arrived(canvas, 'Sign in')
      await expect(callsOf(id, 'getCards')).toHaveLength(0)
      await send(await formOf(canvas, 'Sign in'), MARGARET, 'Sign in')
      await arrived(canvas, 'Dashboard')
      await expect(location.hash).toBe('#/dashboard?from=email')
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    },
  ),
})

/** The screen is kept below the sign-in form, and returns with its input. */
export const SessionExpired = meta.story(
  scene(
    worlds.customerAtHome,
    {
      state: 'session expired mid-route',
      faults: { putCustomer: { kind: 'unauthorized', times: 1 } },
      ...openedAt('#/account-information'),
    },
    async ({ canvas }) => {
      const name = await canvas.findByLabelText('First name')
      await userEvent.type(name, ' Ann')
      await press(within(await canvas.findByRole('region', { name: 'Your details' })), 'Save')
      await arrived(canvas, 'Please sign in again')
      await seen(canvas, 'What you typed is still here.')
      const heading = canvas.getByRole('heading', { level: 1 })
      await waitFor(() => expect(heading).toHaveFocus())
      await expect(name).not.toBeVisible()
      await send(await formOf(canvas, 'Sign in'), MARGARET, 'Sign in')
      await waitFor(() => expect(name).toBeVisible())
      await expect(name).toHaveValue('Margaret Ann')
      await arrived(canvas, 'Account Information')
      await waitFor(() => expect(heading).toHaveFocus())
    },
  ),
)

/** Failed requests are retried automatically after sign-in. */
export const SessionExpiredWhileReading = meta.story(
  scene(
    worlds.customerSignedIn,
    {
      state: 'session expired mid-route',
      faults: { getSubscriptions: { kind: 'unauthorized', times: 1 } },
      ...openedAt('#/subscriptions'),
    },
    async ({ canvas, id }) => {
      await arrived(canvas, 'Please sign in again')
      await send(await formOf(canvas, 'Sign in'), MARGARET, 'Sign in')
      await arrived(canvas, 'My Subscriptions')
      await seen(canvas, /No subscriptions yet/)
      await expect(callsOf(id, 'getSubscriptions')).toHaveLength(2)
    },
  ),
)

/** Signed out on the server: the sign-in form, without a message. */
export const Forbidden = meta.story(
  scene(
    worlds.customerSignedIn,
    {
      state: '403 on customer (clears silently, shows login)',
      faults: { getCustomer: 'forbidden' },
      ...openedAt('#/dashboard'),
    },
    async ({ canvas, canvasElement, id }) => {
      const said = listen(document.body)
      await arrived(canvas, 'Sign in')
      await expect(canvasElement).not.toHaveTextContent('Margaret')
      await expect(stageOf(id).reported).toEqual([])
      await expect(said.heard).toEqual([])
    },
  ),
)

/** The heading is shown immediately, the screen once its code has loaded. */
export const ChunkLoading = meta.story(
  scene(
    worlds.customerSignedIn,
    { state: 'route chunk loading', ...openedAt('#/dashboard') },
    async ({ canvas, canvasElement }) => {
      await seen(canvas, 'Hi, Margaret')
      const code = dashboard.loaded
      dashboard.loaded = null
      const waits = spyOn(dashboard, 'load').mockReturnValue(new Promise(() => {}))
      try {
        goTo('#/login')
        await arrived(canvas, 'Sign in')
        goTo('#/dashboard')
        await arrived(canvas, 'Dashboard')
        await waitFor(() =>
          expect(
            canvasElement.querySelector('[aria-busy="true"] [aria-hidden="true"]'),
          ).toBeVisible(),
        )
        await expect(waits).toHaveBeenCalled()
      } finally {
        waits.mockRestore()
        dashboard.loaded = code
      }
    },
  ),
)

/** A failure message, with a retry that loads the screen. */
export const ChunkFailed = meta.story(
  scene(
    worlds.customerSignedIn,
    { state: 'route chunk failed', ...openedAt('#/login') },
    async ({ canvas }) => {
      const code = dashboard.loaded
      dashboard.loaded = null
      const lost = spyOn(dashboard, 'load').mockRejectedValue(new Error('Loading chunk 84'))
      try {
        await arrived(canvas, 'Sign in')
        goTo('#/dashboard')
        await seen(canvas, 'We couldn’t load this.')
        lost.mockRestore()
        await press(canvas, 'Try again')
        await seen(canvas, 'Hi, Margaret')
      } finally {
        lost.mockRestore()
        dashboard.loaded ??= code
      }
    },
  ),
)

/** Back and Forward work. */
export const BackAndForward = meta.story(
  scene(
    worlds.customerSignedIn,
    { state: 'back/forward', ...openedAt('#/dashboard') },
    async ({ canvas }) => {
      await arrived(canvas, 'Dashboard')
      goTo('#/login')
      await seen(canvas, 'You’re signed in as Margaret Holloway.')
      history.back()
      await arrived(canvas, 'Dashboard')
      history.forward()
      await arrived(canvas, 'Sign in')
    },
  ),
)

/** Asks before leaving unsaved input: staying keeps the input and the URL. */
export const Guard = meta.story(
  scene(
    worlds.customerAtHome,
    { state: 'guard: unsaved form on navigation', ...openedAt('#/account-information') },
    async ({ canvas }) => {
      const name = await canvas.findByLabelText('First name')
      await userEvent.clear(name)
      await userEvent.type(name, 'Maggie')
      goTo('#/dashboard')
      const dialog = within(
        await screen.findByRole('alertdialog', { name: 'Leave without saving?' }),
      )
      await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
      await waitFor(() => expect(location.hash).toBe('#/account-information'))
      await expect(name).toHaveValue('Maggie')
      goTo('#/dashboard')
      const again = within(
        await screen.findByRole('alertdialog', { name: 'Leave without saving?' }),
      )
      await userEvent.click(again.getByRole('button', { name: 'Leave' }))
      await arrived(canvas, 'Dashboard')
    },
  ),
)

/** Signing out asks as well. */
export const GuardSignOut = meta.story({
  globals: atWidth('desktop'),
  ...scene(
    worlds.customerAtHome,
    { state: 'guard: unsaved form on navigation', ...openedAt('#/account-information') },
    async ({ canvas, id }) => {
      const name = await canvas.findByLabelText('First name')
      await userEvent.type(name, ' Ann')
      const answer = async (choice: string) => {
        await press(canvas, 'Sign out')
        await press(within(await screen.findByRole('alertdialog')), choice)
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      }
      await answer('Keep editing')
      await expect(name).toHaveValue('Margaret Ann')
      await expect(callsOf(id, 'postSignOut')).toHaveLength(0)
      await answer('Leave')
      await arrived(canvas, 'Sign in')
      await expect(callsOf(id, 'postSignOut')).toHaveLength(1)
    },
  ),
})

/** Of two roots, only the first is used. */
export const Twice = meta.story({
  render: () => (
    <>
      <MyAccount />
      <MyAccount />
    </>
  ),
  ...scene(
    worlds.customerSignedIn,
    {
      state: 'two account roots on one page (second ignored, reported)',
      ...openedAt('#/dashboard'),
    },
    async ({ canvas, id }) => {
      await seen(canvas, 'Hi, Margaret')
      await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      await waitFor(() => expect(stageOf(id).reported).toEqual(['root-repeated']))
    },
  ),
})

/** Signs out, and removes all account data from the page. */
export const SigningOut = meta.story({
  tags: ['proves-announced'],
  globals: atWidth('desktop'),
  ...scene(
    worlds.customerSignedIn,
    { state: 'signed out (→ login route, returns after)', ...openedAt('#/dashboard') },
    async ({ canvas, canvasElement, id }) => {
      await seen(canvas, 'Hi, Margaret')
      const said = listen(document.body)
      await press(canvas, 'Sign out')
      await arrived(canvas, 'Sign in')
      await expect(canvasElement).not.toHaveTextContent('Margaret')
      await said.until('You’re signed out.')
      await said.once('You’re signed out.')
      await expect(callsOf(id, 'postSignOut')).toHaveLength(1)
      await expect(location.hash).toBe('#/login')
    },
  ),
})
