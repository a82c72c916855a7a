import { HeadlessCart } from './shared/HeadlessCart'
import { Shop } from './shared/Shop'
import { StyledCart } from './shared/StyledCart'

export const App = ({ path }: { path: string }) => (
  <Shop>{path === '/styled' ? <StyledCart /> : <HeadlessCart />}</Shop>
)
