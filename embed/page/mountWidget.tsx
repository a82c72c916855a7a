import { type ComponentType, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { SlotProvider } from '../../src/hooks/Slot'
import { StoreProvider } from '../../src/hooks/StoreProvider'
import type { Store } from '../../src/store/core/createStore'
import { RootBoundary } from './RootBoundary'
import { usedFields } from './serverFields'
import { keepServerHtml } from './serverHtml'
import { whenShown } from './whenShown'

export interface MountOptions<TProps> {
  /** From `createStore`; share one among all widgets of a page. */
  store: Store
  /** Name of the app, for styles and tests of the page: `data-giftwell-app` on the inner element. */
  app?: string
  props?: TProps
  /** Theme of the root where the element names none in `data-giftwell-theme`. */
  theme?: string | undefined
  /** Told of a crash, which costs this widget and no other. */
  onError?(error: Error): void
  /** Called when the element has no width of its own, so that the widget cannot fit itself to it. */
  onNarrow?(): void
}

export interface MountedWidget<TProps> {
  update(props: TProps): void
  /** Takes the widget out and puts back what stood in the element. */
  unmount(): void
  /** Resolves when the first screen is there, or the widget was taken out before. */
  readonly ready: Promise<void>
}

let mounts = 0

/**
 * Puts a widget into an element of a page, beside what the server has sent, which stays until the
 * widget has something better to show and comes back when it is taken out.
 *
 * @example
 * const { unmount } = mountWidget(element, CheckoutCart, { store })
 */
export function mountWidget<TProps extends object>(
  element: Element,
  Widget: ComponentType<TProps>,
  { store, app, props, theme, onError = () => {}, onNarrow = () => {} }: MountOptions<TProps>,
): MountedWidget<TProps> {
  const server = keepServerHtml(element)
  const inner = innerOf(element, app, theme)
  inner.hidden = !server.isEmpty
  element.append(inner)

  const show = () => {
    server.hide(inner)
    inner.hidden = false
    // Nothing is seen of a root in a closed tab; that is no mistake of the page.
    if (inner.clientWidth > 0 || inner.getClientRects().length === 0) return
    // A table cell or a float takes its width from what is in it, which a container has not.
    inner.style.containerType = 'normal'
    onNarrow()
  }
  let isOver = false
  const showing = whenShown(inner, server.isEmpty, async () => {
    // Few are in it by now, or have typed something; while the code for that comes, they go on.
    if (!element.querySelector(':focus') && usedFields(element, inner).length === 0) return show()
    const carrying = await import('./carryOver').catch(() => null)
    if (isOver) return
    const [fields, focused] = [usedFields(element, inner), document.activeElement]
    show()
    carrying?.carryOver(fields, focused, inner)
  })

  const slotOf = slotsOf(element, app)
  // React's ids must differ among the roots of a page.
  mounts += 1
  const root = createRoot(inner, { identifierPrefix: `gw${mounts}-` })
  const render = (current: TProps) =>
    root.render(
      <StoreProvider store={store}>
        <SlotProvider slotOf={slotOf}>
          <RootBoundary onError={onError}>
            <Widget {...current} />
          </RootBoundary>
        </SlotProvider>
        <Committed onCommit={showing.look} />
      </StoreProvider>,
    )
  // A widget without data takes none.
  render(props ?? ({} as TProps))

  return {
    update: render,
    unmount() {
      isOver = true
      showing.stop()
      root.unmount()
      inner.remove()
      server.restore()
    },
    ready: showing.ready,
  }
}

function innerOf(
  element: Element,
  app: string | undefined,
  theme: string | undefined,
): HTMLElement {
  const inner = document.createElement('div')
  inner.className = 'gw-root'
  if (app) inner.dataset.giftwellApp = app
  const own = element.getAttribute('data-giftwell-theme') ?? theme
  if (own) inner.dataset.giftwellTheme = own
  keepInside(inner)
  return inner
}

/** Says when the tree was first drawn, even if it draws nothing. */
function Committed({ onCommit }: { onCommit(): void }) {
  useLayoutEffect(onCommit, [onCommit])
  return null
}

/** Gives a copy of a root’s slot template, in it or anywhere for its app; null without one. */
function slotsOf(element: Element, app = ''): (name: string) => DocumentFragment | null {
  return (name) => {
    const slot = `template[data-giftwell-slot="${CSS.escape(name)}"]`
    const template =
      element.querySelector(slot) ??
      document.querySelector(`${slot}[data-giftwell-for="${CSS.escape(app)}"]`)
    return template instanceof HTMLTemplateElement
      ? document.importNode(template.content, true)
      : null
  }
}

const FIELDS = 'input,select,textarea'

/** Keeps Enter and keys in a widget’s fields from the forms and shortcuts of the page. */
function keepInside(inner: HTMLElement): void {
  inner.addEventListener('keydown', (event) => {
    const field = event.target
    if (!(field instanceof HTMLElement) || !field.matches(FIELDS)) return
    const { form } = field as HTMLInputElement
    const wouldSend = event.key === 'Enter' && field.tagName === 'INPUT'
    if (wouldSend && form && !inner.contains(form)) event.preventDefault()
    event.stopPropagation()
  })
  inner.addEventListener('submit', (event) => event.stopPropagation())
}
