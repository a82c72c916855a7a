/** Share of pages with an error whose replay is kept. Source: specification §9. */
const REPLAYED_ON_ERROR = 0.1

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
 * Session replay as Giftwell wants it, for a page that has a Sentry of its own; Giftwell takes none. Off
 * on pages with a billing, card or login app; all text masked, all media blocked.
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
      replaysOnErrorSampleRate: isPrivate ? 0 : REPLAYED_ON_ERROR,
    },
    integration: { maskAllText: true, maskAllInputs: true, blockAllMedia: true, block },
  }
}
