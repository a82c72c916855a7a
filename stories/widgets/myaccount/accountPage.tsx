import type { ComponentType } from 'react'
import { useAccountRoute } from '../../../src/hooks'
import { type UnsavedForms, UnsavedFormsContext } from '../../../src/parts'
import '../../../src/widgets/myaccount/myaccount.css'
import type { ScreenProps } from '../../../src/widgets/myaccount/screenProps'
import { scrollOut } from '../../support'

export { scene } from './page'

/** The unsaved forms of a screen; reset by each story. */
export const unsaved: UnsavedForms = { count: 0, drafts: new Map() }

/** An account screen below its title, as the shell renders it. */
export function accountPage(title: string, Screen: ComponentType<ScreenProps>) {
  function Page() {
    const { route } = useAccountRoute()
    return (
      <UnsavedFormsContext value={unsaved}>
        <div className="gw-account">
          <main className="gw-account-screen">
            <h1 className="gw-account-title">{title}</h1>
            <Screen route={route} />
          </main>
        </div>
      </UnsavedFormsContext>
    )
  }
  return { component: Page, afterEach: scrollOut }
}
