import { Fragment } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { usePage, useTexts } from '../../hooks'
import { billingTexts } from '../../texts/billing'
import { fill } from '../../texts/catalogue'

interface LinkedProps {
  text: string
  params?: Readonly<Record<string, string>>
}

/**
 * A sentence with the page's links to its `{terms}` and its privacy policy, `{privacy}`: words alone where the page
 * has no address for them.
 */
export function Linked({ text, params }: LinkedProps) {
  const { links } = usePage()
  const { termsLink, privacyLink } = useTexts(billingTexts)
  // Each link stands for its own name while the rest is filled in.
  const parts = fill(text, { ...params, terms: '{terms}', privacy: '{privacy}' }).split(/\{(\w+)\}/)
  return parts.map((part, at) => {
    const isTerms = part === 'terms'
    const words = at % 2 === 0 ? part : isTerms ? termsLink : privacyLink
    const href = at % 2 === 0 ? null : safeUrl(isTerms ? links.terms : links.privacy)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
      <Fragment key={at}>
        {href ? (
          <a href={href} target="_blank" rel="noopener">
            {words}
          </a>
        ) : (
          words
        )}
      </Fragment>
    )
  })
}
