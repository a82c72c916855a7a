import { useLayoutEffect } from 'react'
import { type UseDialogsResult, useReadCart } from '../../hooks'
import { askable, notInCart } from './askable'

type Ask = UseDialogsResult['ask']

/**
 * Opens the dialogs that scripts of the page ask for, by an event on the window; what was chosen is
 * told by another.
 *
 * @example
 * addEventListener('giftwell:dialog-closed', ({ detail }) => console.log(detail.kind, detail.choice))
 * dispatchEvent(new CustomEvent('giftwell:ask', { detail: { kind: 'quick-view', params: { skuId: 10011 } } }))
 */
export function useAskedFor(ask: Ask): void {
  const readCart = useReadCart()
  // With what is drawn: a page may ask as soon as it is told to be ready.
  useLayoutEffect(() => {
    const onAsk = async (event: Event) => {
      const asked = askable((event as CustomEvent<unknown>).detail)
      if (asked.problem !== undefined) {
        console.error(asked.problem)
        return
      }
      const { kind, params, isOfCart } = asked
      // The page may hold a header and nothing else, and has read no cart yet.
      const problem = isOfCart ? notInCart(await readCart(), kind, params) : null
      if (problem !== null) {
        console.error(problem)
        return
      }
      // The parameters were compared with what the kind needs.
      const choice = await ask(kind, params as never)
      dispatchEvent(new CustomEvent('giftwell:dialog-closed', { detail: { kind, choice } }))
    }
    const listener = (event: Event) => void onAsk(event)
    addEventListener('giftwell:ask', listener)
    return () => removeEventListener('giftwell:ask', listener)
  }, [ask, readCart])
}
