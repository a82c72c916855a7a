/*
 * The contents of the chunk `core`: what any kind of app needs, without parts of the cart. Promo codes can be
 * offered on any page. Nothing imports this file; the build determines which modules it needs.
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
export { Failure, HelpLine, isFocusFree, lazyModule, lazyPart, useIsLong } from '../../src/parts'
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
  StatusRegion,
  TextButton,
  VisuallyHidden,
} from '../../src/ui'
export { app } from '../page/app'
export { dataBy } from '../page/data/rootData'
