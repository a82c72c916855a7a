import { REPLAY_ON_ERROR_SAMPLE_RATE } from '../../src/domain/constants'

/** Roots that no replay may show: a payment, a card, a password. */
const PRIVATE_APPS = [
  'checkout-billing',
  'checkout-billing-blocked-ip',
  'checkout-login',
  'myaccount-add-edit-card',
  'myaccount-add-edit-card-blocked-ip',
]

/** What a page with a Sentry of its own gives to `Sentry.init` and to its replay integration. */
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
 * Session replay as Giftwell wants it, its own (option `replay`) and that of a page with a Sentry of its
 * own. Off on pages with a billing, card or login app; all text masked, all media blocked. Source:
 * specification §9.
 *
 * @example
 * const { rates, integration } = replayOptions()
 * Sentry.init({ dsn, ...rates, integrations: [Sentry.replayIntegration(integration)] })
 */
export function replayOptions(
  page: ParentNode | null = globalThis.document ?? null,
): ReplayOptions {
  const block = PRIVATE_APPS.flatMap((app) => [`#${app}`, app, `[data-giftwell="${app}"]`])
  const isPrivate = page?.querySelector(block.join()) != null
  return {
    rates: {
      replaysSessionSampleRate: 0,
      replaysOnErrorSampleRate: isPrivate ? 0 : REPLAY_ON_ERROR_SAMPLE_RATE,
    },
    integration: { maskAllText: true, maskAllInputs: true, blockAllMedia: true, block },
  }
}
