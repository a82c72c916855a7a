import { useAccountRoute } from '../../../hooks'

/** Links to a hash of this page, which a `<base>` cannot lead elsewhere. */
export function useLinkTo(): (hash: string) => { href: string; target: '_self' } {
  const { linkTo } = useAccountRoute()
  const { href, target } = linkTo('dashboard')
  const page = href.replace(/#.*/s, '')
  return (hash) => ({ href: page + hash, target })
}
