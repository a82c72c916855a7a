import { table } from '../docs/table'
import { accountCart } from './states/accountCart'
import { checkoutCart } from './states/checkoutCart'
import { inherited } from './states/inherited'
import { modalProvider } from './states/modalProvider'
import type { InheritedState, ShownState } from './states/types'

/** The states of an app: its own, and those that every app has. */
export interface AppStates {
  own: readonly ShownState[]
  inherited: readonly InheritedState[]
}

/** Every state of every app that there is, with the stories that show it. */
export const states: Readonly<Record<string, AppStates>> = {
  'checkout-cart': { own: checkoutCart, inherited: inherited['checkout-cart'] ?? [] },
  'account-cart': { own: accountCart, inherited: inherited['account-cart'] ?? [] },
  'modal-provider': { own: modalProvider, inherited: inherited['modal-provider'] ?? [] },
}

/** A table of the states of an app, each with links to its stories. */
export function stateTable(app: string): string {
  const { own, inherited } = states[app] ?? { own: [], inherited: [] }
  const rows = [
    ...own.map(([words, ...stories], index) => [String(index + 1), words, links(app, stories)]),
    ...inherited.map(([words, shown]) => {
      const [, number = '', name = ''] = /^(G\d+) (.*)$/.exec(words) ?? []
      return [number, name, typeof shown === 'string' ? `None: ${shown}` : links(app, shown)]
    }),
  ]
  return table(['', 'state', 'shown by'], rows)
}

const links = (app: string, ids: readonly string[]) =>
  ids.map((id) => `[${id.replace(`widgets-${app}-`, '')}](?path=/story/${id})`).join(', ')
