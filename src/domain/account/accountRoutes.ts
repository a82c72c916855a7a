/** A route of the account area. */
interface RouteRow {
  /** Its path after the `#`; a part in braces is a parameter. */
  readonly path: string
  /** With `default`, the screen is shown alone; without it, beside the account's menu. */
  readonly layout?: 'default'
  /** The menu screen that it belongs to; the menu does not list it then. */
  readonly below?: string
}

/** The routes of the account area, in the order of its menu. Source: specification §2. */
export const accountRoutes = {
  dashboard: { path: '/dashboard' },
  'order-history': { path: '/order-history' },
  'address-book': { path: '/address-book' },
  'saved-cards': { path: '/saved-cards' },
  'add-edit-card': { path: '/add-edit-card', below: 'saved-cards' },
  subscriptions: { path: '/subscriptions' },
  'manage-subscription': { path: '/manage-subscription/{subsId}', below: 'subscriptions' },
  'email-preferences': { path: '/email-preferences' },
  'account-information': { path: '/account-information' },
  login: { path: '/login', layout: 'default' },
  register: { path: '/register', layout: 'default' },
} as const satisfies Record<string, RouteRow>

export type AccountRouteName = keyof typeof accountRoutes

/** The route of a hash. */
export interface AccountRoute {
  /** Null if there is no such route. */
  readonly name: AccountRouteName | null
  /** The path, without its query. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** The query, without its `?`. */
  readonly query: string
}

const HOME = accountRoutes.dashboard.path

/**
 * The route of a page's hash. An empty path, and an anchor that is not a route, lead to the dashboard.
 *
 * @example
 * accountRouteOf('#/order-history?year=2025') // { name: 'order-history', query: 'year=2025', … }
 */
export function accountRouteOf(hash: string): AccountRoute {
  const [whole = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s)
  const isRoute = whole.startsWith('/') && whole.length > 1
  const path = isRoute ? whole.replace(/(?<=.)\/+$/, '') : HOME
  for (const [name, row] of Object.entries(accountRoutes)) {
    const params = match(row.path, path)
    if (params) return { name: name as AccountRouteName, path, params, query }
  }
  return { name: null, path, params: {}, query }
}

/** Whether a menu route is shown, or one that belongs to it. */
export const isWithin = (shown: AccountRouteName | null, name: AccountRouteName): boolean => {
  const row: RouteRow | null = shown && accountRoutes[shown]
  return shown === name || row?.below === name
}

/** Whether a route is open without signing in: an email's link identifies its customer. */
export const isOpenRoute = ({ name, query }: AccountRoute): boolean =>
  name === 'email-preferences' && Boolean(new URLSearchParams(query).get('link'))

/** The steps of reordering, in order. */
export type AgainStep = 'people' | 'dates'

/** The order being reordered at a route, and the step; null if there is none. */
export function againOf({
  name,
  query,
}: Pick<AccountRoute, 'name' | 'query'>): { orderId: string; step: AgainStep } | null {
  const params = new URLSearchParams(query)
  const orderId = name === 'order-history' ? params.get('again')?.trim() : null
  return orderId ? { orderId, step: params.get('step') === 'dates' ? 'dates' : 'people' } : null
}

/** The query of a reorder step. */
export const againQuery = (orderId: string | number, step: AgainStep = 'people'): string =>
  String(new URLSearchParams({ again: String(orderId), ...(step === 'dates' && { step }) }))

/** The query of a saved card, for its form and for the list that confirms it was saved; empty without a card. */
export const cardQuery = (profileId: string | number | null | undefined): string =>
  profileId == null ? '' : String(new URLSearchParams({ card: String(profileId) }))

/** Values for the parameters of a route's path, and its query. */
export type AccountRouteParts = Partial<Pick<AccountRoute, 'params' | 'query'>>

/** The hash of a route, with its parameters filled in. */
export function accountHash(
  name: AccountRouteName,
  { params = {}, query = '' }: AccountRouteParts = {},
): string {
  const path = accountRoutes[name].path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  )
  return `#${path}${query && `?${query}`}`
}

/** The parameters of a path that matches a pattern; null if it does not. Keeps parts that cannot be decoded. */
function match(pattern: string, path: string): Record<string, string> | null {
  const [wanted, parts] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    const value = parts[at] ?? ''
    if (!name && part !== value) return null
    if (name) {
      if (!value) return null
      params[name] = decode(value)
    }
  }
  return params
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
