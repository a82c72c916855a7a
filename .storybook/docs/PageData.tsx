import { Markdown } from '@storybook/addon-docs/blocks'
import { styled } from 'storybook/theming'
import { pageDataOf } from '../../stories/docs/tables/pageData'

const Summary = styled.summary(({ theme }) => ({
  font: `700 ${theme.typography.size.s2}px/24px ${theme.typography.fonts.base}`,
  cursor: 'pointer',
}))

/** The page data of a widget, on the page `Widgets/<app>` or below it. */
export function PageData({ title = '' }: { title: string | undefined }) {
  const [, app = ''] = /^Widgets\/([\w-]+)/.exec(title) ?? []
  const text = pageDataOf(app)
  if (!text) return null
  return (
    <details>
      <Summary>Page data</Summary>
      <Markdown>{text}</Markdown>
    </details>
  )
}
