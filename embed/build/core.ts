/*
 * What the chunk `core` is made of: what an app of any kind stands on, and no piece of the cart. A code
 * is offered on pages of any kind.
 * Nobody imports this file; the build asks which modules it needs.
 */

export { cut } from '../../src/domain'
export { isLow } from '../../src/domain/line/lowStock'
export {
  useAddPageData,
  useAnnounce,
  useAsk,
  useDialogs,
  useFormat,
  useHandledEvents,
  useIsWide,
  usePage,
  usePromo,
  useReadCart,
  useReport,
  useStoreEvent,
  useUnhandledEvents,
} from '../../src/hooks'
export { Failure, HelpLine, lazyModule, lazyPart } from '../../src/parts'
export { catalogueActions } from '../../src/store/offer/actions'
export { commonTexts } from '../../src/texts/common'
export { itemName } from '../../src/texts/itemName'
export {
  Button,
  ButtonLink,
  Card,
  Cluster,
  Disclosure,
  ErrorMessage,
  Icon,
  IconButton,
  Message,
  Money,
  Skeleton,
  Spinner,
  TextButton,
  VisuallyHidden,
} from '../../src/ui'
export { app } from '../page/app'
export { dataBy } from '../page/data/rootData'
