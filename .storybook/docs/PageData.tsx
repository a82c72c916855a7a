import { Markdown } from '@storybook/addon-docs/blocks'
import { pageDataOf } from '../../stories/docs/tables/pageData'

/** What a page can set for a widget, on the page `Widgets/<app>` or below it. */
export function PageData({ title = '' }: { title: string | undefined }) {
  const [, app = ''] = /^Widgets\/([\w-]+)/.exec(title) ?? []
  const text = pageDataOf(app)
  if (!text) return null
  return (
    <details>
      <summary>Page data</summary>
      <Markdown>{text}</Markdown>
    </details>
  )
}
