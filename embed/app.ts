import type { ComponentType } from 'react'
import type { GenericSchema } from 'valibot'
import '../src/ui/theme.css'
import type { MountApp } from './bridge'
import { mountWidget } from './mountWidget'
import { openPage, openRest } from './openPage'
import { rootData } from './rootData'

/**
 * What a widget's folder exports. Given by name, since an object of all its exports cannot be made on
 * a page that adds to the prototype of objects.
 */
export interface Widget {
  default: ComponentType
  /** What its data must be; a widget without one takes none. */
  propsSchema?: GenericSchema
}

/** Makes the `mount` that an app's chunk exports: the widget on the page's store, with checked data. */
export function app({ default: Component, propsSchema: schema }: Widget): MountApp {
  return (element, name, bridge, given) => {
    const page = openPage(bridge)
    const { store, report, theme } = page
    page.apps.add(name)
    const dataOf = (props: unknown) =>
      rootData(element, { app: name, schema, given: props, report })
    const { update, ...mounted } = mountWidget(element, Component, {
      app: name,
      store,
      props: dataOf(given),
      theme,
      onError(error) {
        report('app-crashed', { app: name, kind: error.name }, error)
        bridge.tell(error)
      },
      onNarrow: () => report('root-without-width', { app: name }),
    })
    void mounted.ready.then(() => openRest(bridge, page))
    return { ...mounted, update: (props) => update(dataOf(props)) }
  }
}
