import { asText, type Settings } from '../../src/domain/page/options/settings'
import type { Mounted } from '../page/bridge'
import { make } from './make'

/**
 * Puts a panel with a reload button into a root. Drawn without React, because React's own chunk may be missing,
 * and readable without our styles, which may be missing too. A host can override its texts like any other, as
 * `embed.failed` and `embed.reload`.
 */
export function failurePanel(root: Element, { texts }: Settings): Pick<Mounted, 'unmount'> {
  const say = (key: string, text: string) =>
    asText((texts as Settings | undefined)?.[`embed.${key}`], text)
  const panel = make('div', { className: 'gw-root gw-failed', role: 'alert', dir: 'auto' }, root)
  make('p', { textContent: say('failed', 'This part could not be loaded.') }, panel)
  const button = {
    // Must not submit a form of the page around it.
    type: 'button' as const,
    className: 'gw-button',
    textContent: say('reload', 'Reload'),
    onclick: () => location.reload(),
  }
  make('button', button, panel).dataset.variant = 'secondary'
  return { unmount: () => panel.remove() }
}
