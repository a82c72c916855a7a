import preview from '../../.storybook/preview'
import { customerSignedIn, fiveRecipients } from '../../mocks/scenarios'
import AccountCart from '../../src/widgets/account-cart'
import { type SceneOptions, scene as sceneOf } from '../support'

const scene = (world: Parameters<typeof sceneOf>[0], options: SceneOptions = {}) =>
  sceneOf(world, { app: 'account-cart', frame: 'header', ...options })

const meta = preview.meta({ title: 'Widgets/account-cart', component: AccountCart })

export const Guest = meta.story({ ...scene(fiveRecipients) })
export const Dark = meta.story({ ...scene(customerSignedIn, { frame: 'dark-header' }) })
