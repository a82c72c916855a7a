import type { ComponentType } from 'react'
import '../../src/ui/theme.css'
import type { Format } from '../../src/domain/format'
import type { Reporter } from '../../src/store/core/report'
import type { Bridge, MountApp, Mounted, Page } from './bridge'
import { setFeatureLoader } from './feature'
import { mountWidget } from './mountWidget'
import { onRewritten } from './onRewritten'
import { openPage, openRest } from './openPage'

/**
 * The exports of a widget's folder. Passed by name, because an object of all exports cannot be created on a
 * page that extends the prototype of objects.
 */
export interface Widget {
  default: ComponentType
}

/** Reads a root's data: from the page, or from a script. `dataBy` creates one from a schema. */
export type ReadData = (
  element: Element,
  app: string,
  given: unknown,
  report: Reporter,
) => Record<string, unknown>

const noData: ReadData = () => ({})

/**
 * Creates the `mount` that an app's chunk exports: renders the widget on the page's store, with validated data,
 * after preparing what only this app needs.
 */
export function app(
  { default: Component }: Widget,
  readData = noData,
  prepare?: (bridge: Bridge, page: Page) => void,
): MountApp {
  const mount = (
    [element, name, bridge, given]: Parameters<MountApp>,
    format?: Format | null,
  ): Mounted => {
    const page = openPage(bridge, format)
    const { store, report, theme } = page
    page.apps.add(name)
    page.onApp?.()
    prepare?.(bridge, page)
    let props = given
    const data = () => readData(element, name, props, report)
    const open = () =>
      mountWidget(element, Component, {
        app: name,
        store,
        props: data(),
        theme,
        onError(error) {
          report('app-crashed', { app: name, kind: error.name }, error)
          bridge.tell(error)
        },
        onNarrow: () => report('root-without-width', { app: name }),
      })
    let widget = open()
    const end = onRewritten(element, () => {
      widget.unmount()
      widget = open()
    })
    void widget.ready.then(() => openRest(bridge, page))
    return {
      update(fresh) {
        props = fresh
        widget.update(data())
      },
      unmount() {
        end()
        widget.unmount()
      },
      // The first one may have been rewritten before it was ready.
      ready: widget.ready.then(() => widget.ready),
    }
  }
  return (...given) => {
    const { options, load } = given[2]
    const { format } = options
    // A format comes before the page's store.
    setFeatureLoader(load)
    if (!format) return mount(given)
    return import('./format').then(
      ({ formatOf }) => mount(given, formatOf(format)),
      () => mount(given),
    )
  }
}
