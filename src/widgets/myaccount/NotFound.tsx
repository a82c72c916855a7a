import { useAccountRoute, useTexts } from '../../hooks'
import { accountTexts } from '../../texts/account'
import { ButtonLink, Cluster, Stack } from '../../ui'

/** A route that there is not: what to do instead. */
export function NotFound() {
  const { linkTo } = useAccountRoute()
  const texts = useTexts(accountTexts)
  return (
    <Stack gap={4}>
      <p>{texts.notFoundText}</p>
      <Cluster isActions>
        <ButtonLink variant="primary" {...linkTo('dashboard')}>
          {texts.dashboard}
        </ButtonLink>
      </Cluster>
    </Stack>
  )
}
