import { type ComponentType, useState } from 'react'
import { dataBy } from '../../embed/page/data/rootData'
import type { DataSchema } from '../../src/domain/page/rootData'
import { stageOf } from './stages'

/**
 * A widget with the data of a root as a page wrote them, read once, as the embed reads them: `json` is what
 * stands in its block.
 */
export function written(
  app: string,
  schema: DataSchema,
  Page: ComponentType<Record<string, unknown>>,
  json: string,
) {
  function Written({ id }: { id: string }) {
    const [data] = useState(() => {
      const root = document.createElement('div')
      root.innerHTML = `<script type="application/json" data-giftwell-props>${json}</script>`
      return dataBy(schema)(root, app, undefined, (code) => stageOf(id).reported.push(code))
    })
    return <Page {...data} />
  }
  return (_args: unknown, { id }: { id: string }) => <Written id={id} />
}
