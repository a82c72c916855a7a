import { useLayoutEffect } from 'react'
import { type UseDialogsResult, useReadCart } from '../../hooks'
import { askable, notInCart } from './askable'

type Ask = UseDialogsResult['ask']

/**
 * Opens dialogs that page scripts request with an event on the window, and reports the choice with another
 * event.
 *
 * @example
 * addEventListener('giftwell:dialog-closed', ({ detail }) => console.log(detail.kind, detail.choice))
 * dispatchEvent(new CustomEvent('giftwell:ask', { detail: { kind: 'quick-view', params: { skuId: 10011 } } }))
 */
export function useAskedFor(ask: Ask): void {
  const readCart = useReadCart()
  // In a layout effect: a page can send requests as soon as the app reports that it is ready.
  useLayoutEffect(() => {
    const onAsk = async (event: Event) => {
      const asked = askable((event as CustomEvent<unknown>).detail)
      if (asked.problem !== undefined) {
        console.error(asked.problem)
        return
      }
      const { kind, params, isOfCart } = asked
      // The page may only have a header, and no cart loaded yet.
      const problem = isOfCart ? notInCart(await readCart(), kind, params) : null
      if (problem !== null) {
        console.error(problem)
        return
      }
      // The parameters were validated against the kind.
      const choice = await ask(kind, params as never)
      dispatchEvent(new CustomEvent('giftwell:dialog-closed', { detail: { kind, choice } }))
    }
    const listener = (event: Event) => void onAsk(event)
    addEventListener('giftwell:ask', listener)
    return () => removeEventListener('giftwell:ask', listener)
  }, [ask, readCart])
}
