import { safeUrl } from '../../domain/page/urls'
import { usePage, useTexts } from '../../hooks'
import { billingTexts } from '../../texts/billing'
import { fill } from '../../texts/catalogue'

interface LinkedProps {
  text: string
  params?: Readonly<Record<string, string>>
}

/** A sentence with the page's links to its `{terms}` and its privacy policy, `{privacy}`. */
export function Linked({ text, params }: LinkedProps) {
  const { links } = usePage()
  const { termsLink, privacyLink } = useTexts(billingTexts)
  // Keeps the link placeholders while filling in the rest.
  const filled = fill(text, { ...params, terms: '{terms}', privacy: '{privacy}' })
  return filled.split(/(\{\w+\})/).map((part) => {
    if (part === '{terms}') return <PageLink key={part} href={links.terms} words={termsLink} />
    if (part === '{privacy}')
      return <PageLink key={part} href={links.privacy} words={privacyLink} />
    return part
  })
}

/** Plain text if the page has no URL for it. */
function PageLink({ href, words }: { href: string | null | undefined; words: string }) {
  const safe = safeUrl(href)
  return safe ? (
    <a href={safe} target="_blank" rel="noopener">
      {words}
    </a>
  ) : (
    words
  )
}
