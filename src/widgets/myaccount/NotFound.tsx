import { useAccountRoute, useTexts } from '../../hooks'
import { accountTexts } from '../../texts/account'
import { ButtonLink } from '../../ui'

/** Shown for an unknown route: what to do instead. */
export function NotFound() {
  const { linkTo } = useAccountRoute()
  const texts = useTexts(accountTexts)
  return (
    <>
      <p>{texts.notFoundText}</p>
      <ButtonLink className="gw-account-on" variant="primary" {...linkTo('dashboard')}>
        {texts.dashboard}
      </ButtonLink>
    </>
  )
}
