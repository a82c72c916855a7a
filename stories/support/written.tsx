import { type ComponentType, useState } from 'react'
import { dataBy } from '../../embed/page/data/rootData'
import type { DataSchema } from '../../src/domain/page/rootData'
import { stageOf } from './stages'

/**
 * Renders an app from the JSON of a page, read once, like the embed does; its errors are in the reports of
 * the story's stage.
 */
export function written<TProps extends object>(
  App: ComponentType<TProps>,
  schema: DataSchema,
  json: string,
) {
  function Written({ report }: { report(code: string): void }) {
    const [data] = useState(() => {
      const root = document.createElement('div')
      root.innerHTML = `<script type="application/json" data-giftwell-props>${json}</script>`
      return dataBy(schema)(root, 'app', undefined, report)
    })
    // The schema has validated it as the widget's props.
    return <App {...(data as TProps)} />
  }
  return (_args: unknown, { id }: { id: string }) => (
    <Written report={(code) => stageOf(id).reported.push(code)} />
  )
}
