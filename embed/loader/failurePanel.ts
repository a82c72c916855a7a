import type { Mounted } from '../page/bridge'
import { make } from './make'
import { asText, type Settings } from './readOption'

/**
 * Puts a panel into a root, with a button that reloads the page. Drawn without React, as it may be
 * React's own chunk that is missing, and readable without our styles, which may be missing too. A
 * host overrides its texts as any other, under `embed.failed` and `embed.reload`.
 */
export function failurePanel(root: Element, { texts }: Settings): Pick<Mounted, 'unmount'> {
  const say = (key: string, text: string) =>
    asText((texts as Settings | undefined)?.[`embed.${key}`], text)
  const panel = make('div', { className: 'gw-root gw-failed', role: 'alert' }, root)
  make('p', { textContent: say('failed', 'This part could not be loaded.') }, panel)
  const button = {
    // Not a submit button of the page's form, if there is one around it.
    type: 'button' as const,
    className: 'gw-button',
    textContent: say('reload', 'Reload'),
    onclick: () => location.reload(),
  }
  make('button', button, panel).dataset.variant = 'secondary'
  return { unmount: () => panel.remove() }
}
