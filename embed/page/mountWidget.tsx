import { type ComponentType, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { textDirection } from '../../src/domain/textDirection'
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
  /** Name of the app, for the page's styles and tests: `data-giftwell-app` on the inner element. */
  app?: string
  props?: TProps
  /** Theme of the root, unless the element sets `data-giftwell-theme`. */
  theme?: string | undefined
  /** Called after a crash, which only affects this widget. */
  onError?(error: Error): void
  /** Called if the element has no width of its own, so that the widget cannot adapt to it. */
  onNarrow?(): void
}

export interface MountedWidget<TProps> {
  update(props: TProps): void
  /** Removes the widget and restores the element's previous content. */
  unmount(): void
  /** Resolves when the first screen is shown, or the widget was removed before. */
  readonly ready: Promise<void>
}

let mounts = 0

/**
 * Mounts a widget into an element of a page, next to what the server has sent. The server's content stays until
 * the widget has something better to show, and returns when it is removed.
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
  // The texts' direction, not the page's, which would reorder the punctuation of English.
  inner.dir = textDirection(store.format.locale)
  inner.hidden = !server.isEmpty
  element.append(inner)

  const show = () => {
    server.hide(inner)
    inner.hidden = false
    // A root in a closed tab is not visible; that is not the page's mistake.
    if (inner.clientWidth > 0 || inner.getClientRects().length === 0) return
    // A table cell or a float takes its width from its content, which a size container does not have.
    inner.style.containerType = 'normal'
    onNarrow()
  }
  let isOver = false
  const showing = whenShown(inner, server, async () => {
    // Usually no field is focused or filled by now; otherwise, the shopper can go on while the code for that
    // loads.
    if (!element.querySelector(':focus') && usedFields(element, inner).length === 0) return show()
    const carrying = await import('./carryOver').catch(() => null)
    if (isOver) return
    const [fields, focused] = [usedFields(element, inner), document.activeElement]
    show()
    carrying?.carryOver(fields, focused, inner)
  })

  const slotOf = slotsOf(element, app)
  // React's ids must differ between the roots of a page.
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

/** Reports the first commit, even if it renders nothing. */
function Committed({ onCommit }: { onCommit(): void }) {
  useLayoutEffect(onCommit, [onCommit])
  return null
}

/** Returns a copy of a root's slot template, from inside it or from anywhere for its app; null if there is none. */
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

/** Keeps Enter and other keys in a widget's own fields from the page's forms and shortcuts. */
function keepInside(inner: HTMLElement): void {
  inner.addEventListener('keydown', (event) => {
    const field = event.target
    if (!(field instanceof HTMLElement) || !field.matches(FIELDS) || isInSlot(field)) return
    const { form } = field as HTMLInputElement
    const wouldSend = event.key === 'Enter' && field.tagName === 'INPUT'
    if (wouldSend && form && !inner.contains(form)) event.preventDefault()
    event.stopPropagation()
  })
  inner.addEventListener('submit', (event) => {
    if (!isInSlot(event.target as HTMLElement)) event.stopPropagation()
  })
}

/** Whether an element is the page's own markup in a slot; not if it is in a root within that. */
const isInSlot = (element: HTMLElement): boolean =>
  element.closest('.gw-slot, .gw-root')?.matches('.gw-slot') === true
