import { REPLAY_ON_ERROR_SAMPLE_RATE } from '../../src/domain/constants'

/** Roots that a replay must not show: payments, cards, passwords. The account has sign-in and cards. */
const PRIVATE_APPS = [
  'checkout-billing',
  'checkout-billing-blocked-ip',
  'checkout-login',
  'myaccount',
  'myaccount-add-edit-card',
  'myaccount-add-edit-card-blocked-ip',
]

/** Options for a page with its own Sentry: for `Sentry.init` and its replay integration. */
export interface ReplayOptions {
  rates: { replaysSessionSampleRate: number; replaysOnErrorSampleRate: number }
  integration: {
    maskAllText: boolean
    maskAllInputs: boolean
    blockAllMedia: boolean
    block: string[]
  }
}

/**
 * Session replay settings, for Giftwell's own replay (option `replay`) and for a page with its own Sentry. Off
 * on pages with a billing, card, login or account app; all text masked, all media blocked. Source: specification §9.
 *
 * @example
 * const { rates, integration } = replayOptions()
 * Sentry.init({ dsn, ...rates, integrations: [Sentry.replayIntegration(integration)] })
 */
export function replayOptions(
  page: ParentNode | null = globalThis.document ?? null,
): ReplayOptions {
  // The last one is a widget's own element, also in roots that a script has mounted.
  const block = PRIVATE_APPS.flatMap((app) => [
    `#${app}`,
    app,
    `[data-giftwell="${app}"]`,
    `[data-giftwell-app="${app}"]`,
  ])
  const isPrivate = page?.querySelector(block.join()) != null
  return {
    rates: {
      replaysSessionSampleRate: 0,
      replaysOnErrorSampleRate: isPrivate ? 0 : REPLAY_ON_ERROR_SAMPLE_RATE,
    },
    integration: { maskAllText: true, maskAllInputs: true, blockAllMedia: true, block },
  }
}
