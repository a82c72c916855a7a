import { Markdown } from '@storybook/addon-docs/blocks'

/** Storybook does not wrap inline code, so a table of types would be wider than its page. */
const STYLE = '.docs-long-code td code { white-space: normal; overflow-wrap: break-word }'

/** Markdown with tables whose cells hold long code. */
export function LongCode({ children }: { children: string }) {
  return (
    <div className="docs-long-code">
      <style>{STYLE}</style>
      <Markdown>{children}</Markdown>
    </div>
  )
}
