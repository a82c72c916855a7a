/** A route of the account area. */
interface RouteRow {
  /** Its path after the `#`; a part in braces is a parameter. */
  readonly path: string
  /** `default` stands alone; without one, the menu of the account stands beside it. */
  readonly layout?: 'default'
  /** The screen of the menu that it lies below; the menu does not name it then. */
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

/** Where a hash leads. */
export interface AccountRoute {
  /** Null where there is no such route. */
  readonly name: AccountRouteName | null
  /** The path, without what follows its `?`. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** What follows the `?`. */
  readonly query: string
}

const HOME = accountRoutes.dashboard.path

/**
 * Where the hash of a page's address leads. The root, and an anchor that is no route, lead to the dashboard.
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

/** Whether a route of the menu is shown, or one that lies below it. */
export const isWithin = (shown: AccountRouteName | null, name: AccountRouteName): boolean => {
  const row: RouteRow | null = shown && accountRoutes[shown]
  return shown === name || row?.below === name
}

/** Whether a route is for whoever comes, as the link of an email stands for its customer. */
export const isOpenRoute = ({ name, query }: AccountRoute): boolean =>
  name === 'email-preferences' && Boolean(new URLSearchParams(query).get('link'))

/** The steps of sending an order again, in their order. */
export type AgainStep = 'people' | 'dates'

/** The order that is sent again at a route, and the step; null where none is. */
export function againOf({
  name,
  query,
}: Pick<AccountRoute, 'name' | 'query'>): { orderId: string; step: AgainStep } | null {
  const params = new URLSearchParams(query)
  const orderId = name === 'order-history' ? params.get('again')?.trim() : null
  return orderId ? { orderId, step: params.get('step') === 'dates' ? 'dates' : 'people' } : null
}

/** The query of such a route. */
export const againQuery = (orderId: string | number, step: AgainStep = 'people'): string =>
  String(new URLSearchParams({ again: String(orderId), ...(step === 'dates' && { step }) }))

/** The query of a saved card, for the form that changes it and the list that shows it as saved; of none, an empty one. */
export const cardQuery = (profileId: string | number | null | undefined): string =>
  profileId == null ? '' : String(new URLSearchParams({ card: String(profileId) }))

/** The hash of a route, its parameters filled in. */
export function accountHash(
  name: AccountRouteName,
  { params = {}, query = '' }: Partial<Pick<AccountRoute, 'params' | 'query'>> = {},
): string {
  const path = accountRoutes[name].path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  )
  return `#${path}${query && `?${query}`}`
}

/** The parameters of a path, by its pattern; null where it is another one. A part that cannot be decoded stays as it is. */
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
