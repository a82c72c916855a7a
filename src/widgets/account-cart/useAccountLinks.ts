import { safeUrl } from '../../domain/page/urls'
import { useAccount, usePage, useTexts } from '../../hooks'
import { miniCartTexts } from '../../texts/miniCart'

/** The account links that the page supplies, for a customer or a guest. */
export function useAccountLinks(): { href: string; words: string }[] {
  const { status } = useAccount()
  const { links } = usePage()
  const texts = useTexts(miniCartTexts)
  const ways =
    status === 'guest'
      ? ([
          [links.signIn, texts.signIn],
          [links.register, texts.menuRegister],
        ] as const)
      : ([
          [links.account, texts.menuAccount],
          [links.orders, texts.menuOrders],
          [links.addresses, texts.menuAddresses],
          [links.subscriptions, texts.menuSubscriptions],
          [links.signOut, texts.menuSignOut],
        ] as const)
  return ways.flatMap(([link, words]) => {
    const href = safeUrl(link)
    return href ? [{ href, words }] : []
  })
}
