import * as account from './account'
import * as address from './address'
import * as again from './again'
import * as banner from './banner'
import * as billing from './billing'
import * as blocked from './blocked'
import * as book from './book'
import * as bookSearch from './bookSearch'
import * as bulk from './bulk'
import * as card from './card'
import * as cardForm from './cardForm'
import * as cardFrame from './cardFrame'
import * as cardList from './cardList'
import * as cart from './cart'
import type { Catalogue } from './catalogue'
import * as choosing from './choosing'
import * as claim from './claim'
import * as closing from './closing'
import * as code from './code'
import * as common from './common'
import * as cook from './cook'
import * as cookTimer from './cookTimer'
import * as dashboard from './dashboard'
import * as dayReasons from './dayReasons'
import * as delivery from './delivery'
import * as dialog from './dialog'
import * as emails from './emails'
import * as failure from './failure'
import * as finder from './finder'
import * as giftMessage from './giftMessage'
import * as gifts from './gifts'
import * as info from './info'
import * as leave from './leave'
import * as line from './line'
import * as lineNotice from './lineNotice'
import * as lineOptions from './lineOptions'
import * as login from './login'
import * as manageSubs from './manageSubs'
import * as miniCart from './miniCart'
import * as missing from './missing'
import * as offer from './offer'
import * as offline from './offline'
import * as order from './order'
import * as pcp from './pcp'
import * as pdp from './pdp'
import * as pdpMore from './pdpMore'
import * as person from './person'
import * as problem from './problem'
import * as productCard from './productCard'
import * as question from './question'
import * as recipe from './recipe'
import * as recipeDetail from './recipeDetail'
import * as recipient from './recipient'
import * as sending from './sending'
import * as shipment from './shipment'
import * as shipping from './shipping'
import * as signIn from './signIn'
import * as step from './step'
import * as stock from './stock'
import * as subs from './subs'
import * as summary from './summary'
import * as sums from './sums'
import * as textLimit from './textLimit'
import * as timeLeft from './timeLeft'
import * as toast from './toast'
import * as unknownOrder from './unknownOrder'
import * as wallet from './wallet'
import * as whose from './whose'

/** All files of texts. Only loaded to explain a wrong key, because it contains all texts. */
export const files = [
  account,
  address,
  again,
  banner,
  book,
  bookSearch,
  bulk,
  card,
  cardForm,
  cardFrame,
  cardList,
  cart,
  choosing,
  claim,
  closing,
  code,
  common,
  cook,
  cookTimer,
  dashboard,
  dayReasons,
  delivery,
  dialog,
  emails,
  failure,
  finder,
  giftMessage,
  gifts,
  info,
  leave,
  line,
  lineNotice,
  lineOptions,
  billing,
  blocked,
  login,
  manageSubs,
  miniCart,
  missing,
  offer,
  offline,
  order,
  pcp,
  pdp,
  pdpMore,
  person,
  problem,
  productCard,
  question,
  recipe,
  recipeDetail,
  recipient,
  sending,
  shipment,
  shipping,
  signIn,
  step,
  stock,
  subs,
  summary,
  sums,
  textLimit,
  timeLeft,
  toast,
  unknownOrder,
  wallet,
  whose,
] as const

/** The embed's own texts, for when nothing can be loaded any more. */
const OF_THE_EMBED = ['embed.failed', 'embed.reload', 'crash.title', 'crash.tryAgain']

/** The keys of all texts that a host can override; some files repeat texts of another, so as not to load it. */
const everyKey = files
  .flatMap((file) => Object.values<unknown>({ ...file }))
  .filter(isCatalogue)
  .flatMap(({ noun, texts }) => Object.keys(texts).map((key) => `${noun}.${key}`))
  .concat(OF_THE_EMBED)
export const textKeys: readonly string[] = [...new Set(everyKey)]

function isCatalogue(value: unknown): value is Catalogue<Record<string, string>> {
  return typeof value === 'object' && value !== null && 'noun' in value && 'texts' in value
}
