import * as widget from '../../src/widgets/account-cart'
import { app } from '../app'

export const mount = app(widget)
