import { Fragment } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { fill } from '../../texts/catalogue'

interface LinkedProps {
  text: string
  params?: Readonly<Record<string, string>>
  /** The address and the words of each link, by its name in braces; words alone where there is no address. */
  links: Readonly<Record<string, readonly [href: string | null | undefined, words: string]>>
}

/** A sentence with links in it: `By ordering, you agree to our {terms}.` */
export function Linked({ text, params = {}, links }: LinkedProps) {
  // Each link stands for its own name while the rest is filled in.
  const names = Object.fromEntries(Object.keys(links).map((name) => [name, `{${name}}`]))
  const parts = fill(text, { ...params, ...names }).split(/\{(\w+)\}/)
  return parts.map((part, at) => {
    const link = at % 2 === 1 ? links[part] : undefined
    const href = safeUrl(link?.[0])
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
      <Fragment key={at}>
        {link && href ? (
          <a href={href} target="_blank" rel="noopener">
            {link[1]}
          </a>
        ) : (
          (link?.[1] ?? part)
        )}
      </Fragment>
    )
  })
}
