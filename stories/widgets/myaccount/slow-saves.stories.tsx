import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import * as worlds from '../../../mocks/scenarios'
import type { AnyEndpoint } from '../../../src/api/account'
import { listen, type SceneOptions, stageOf } from '../../support'
import { accountPage, arrived, goTo, openedAt, scene } from './page'

/* Slow saves. */

const meta = preview.meta({ title: 'Widgets/myaccount/Slow saves', ...accountPage })

const saysItIsSlow = (
  state: string,
  hash: string,
  endpoint: AnyEndpoint,
  presses: readonly (string | RegExp)[],
  role: 'button' | 'radio' = 'button',
) =>
  scene(
    worlds.manySubscriptions,
    { state, ...openedAt(hash) } satisfies SceneOptions,
    async ({ canvas, canvasElement, id }) => {
      const { backend, clock } = stageOf(id)
      backend.setFault(endpoint, 'never')
      for (const name of presses) {
        const [button] = await canvas.findAllByRole(role, { name })
        if (button) await userEvent.click(button)
      }
      await waitFor(() => expect(backend.count(endpoint)).toBe(1))
      const said = listen(document.body)
      await waitFor(async () => {
        await clock.advance(5000)
        await expect(canvas.getByText(SLOW, { selector: '.gw-pending span' })).toBeVisible()
      })
      await said.until(SLOW)
      said.stop()
      await expect(said.heard.filter((words) => words === SLOW)).toHaveLength(1)
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    },
  )

const SLOW = 'This is taking longer than usual.'

/** If a save takes long, a note appears besides the "Saving…" button. */
export const SkipSlow = meta.story(
  saysItIsSlow(
    'manage subscription: saving each / failed each',
    '#/manage-subscription/S-7001',
    'postSubscriptionSkip',
    ['Skip Thu, Dec 17'],
  ),
)

export const PauseSlow = meta.story(
  saysItIsSlow(
    'manage subscription: saving each / failed each',
    '#/manage-subscription/S-7001',
    'putSubscriptionPause',
    ['Pause', /^Pause$/],
  ),
)

export const TopicsSlow = meta.story(
  saysItIsSlow(
    'email preferences: saving / saved / failed',
    '#/email-preferences',
    'putEmailPreferences',
    ['Save'],
  ),
)

export const DetailsSlow = meta.story(
  saysItIsSlow('account information: saving', '#/account-information', 'putCustomer', ['Save']),
)

/** Leaving while a save is pending: navigates once it is saved, without asking further. */
export const LeftWhileSaving = meta.story(
  scene(
    worlds.customerAtHome,
    { state: 'account information: saving', ...openedAt('#/account-information') },
    async ({ canvas, id }) => {
      const answer = Promise.withResolvers<void>()
      stageOf(id).backend.setFault('putCustomer', { kind: 'slow', until: answer.promise })
      await userEvent.type(await canvas.findByLabelText('First name'), 'Ann{Enter}')
      goTo('#/dashboard')
      await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
      answer.resolve()
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await arrived(canvas, 'Dashboard')
    },
  ),
)

export const AddressSlow = meta.story(
  saysItIsSlow('address book: edit form', '#/address-book', 'putAddress', [/^Edit /, 'Save']),
)

export const DefaultAddressSlow = meta.story(
  saysItIsSlow('address book: default changed', '#/address-book', 'putDefaultAddress', [
    /^Make default: /,
  ]),
)

export const DefaultCardSlow = meta.story(
  saysItIsSlow(
    'saved cards: set default pending / failed',
    '#/saved-cards',
    'putDefaultCard',
    [/^Amex ending 1005/],
    'radio',
  ),
)

export const DeleteSlow = meta.story(
  saysItIsSlow(
    'saved cards: delete confirm / deleting / deleted / failed',
    '#/saved-cards',
    'deleteCard',
    ['Delete Amex ending 1005', 'Delete Amex ending 1005'],
  ),
)

export const LinkSlow = meta.story(
  saysItIsSlow(
    'account information: wrong current password',
    '#/account-information',
    'postPasswordReset',
    ['Forgot password?'],
  ),
)
