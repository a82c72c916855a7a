import type { Rolldown } from 'vite'
import { modulesOf } from '../../scripts/embed/modulesOf'
import type { shared } from '../chunks'

type Group = Rolldown.CodeSplittingGroup & { name: keyof typeof shared }

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/
const SENTRY = /[\\/]node_modules[\\/]@sentry[\\/]/
const UI = /[\\/]src[\\/]ui[\\/]/
const DATES = /[\\/]node_modules[\\/]date-fns/
/** What apps share that take data of the page: reading them, what was really seen. */
const PAGE_DATA =
  /(?:page[\\/]data[\\/]rootData|domain[\\/]page[\\/]rootData|internal[\\/](?:sightings|addressQuery)|hooks[\\/]useReport|offer[\\/]impressions)\.ts$/
/** What is for sale for a while: the time that is left, the form of a code, their words. */
const SALES =
  /(?:hooks[\\/]use(?:Minute|SaleCountdown|IsCutoffPassed)|domain[\\/]code[\\/]promo|offer[\\/]saleEndWords|texts[\\/]banner)\.ts$/
/** The fields of a list's filters, into which nobody types. */
const CONTROLS = /[\\/]src[\\/]ui[\\/](?:NativeSelect|Checkbox|Field|Counter|describedBy)\./
/** The pages of the shop, by what each begins with. */
const SHOP = [
  'pdp',
  'pcp',
  'three-up',
  'recipe',
  'recipe-category',
  'recipe-detail',
  'recipe-search',
].map((app) => `src/widgets/${app}/index.ts`)
/** What lists of anything are made of: a photo, filters. */
const LISTS =
  /(?:parts[\\/]product[\\/]ProductPhoto\.(?:tsx|css)|hooks[\\/]useIsWide\.ts|domain[\\/]page[\\/]facets\.ts)$/
/** What pages of the shop share with each other and with the dialogs of a cart, beside who can be sent to: sizes, names, words. */
const PEOPLE =
  /[\\/]src[\\/](?:domain[\\/](?:product[\\/]sizes|recipient[\\/]knownByName)|hooks[\\/]internal[\\/]useUnits|parts[\\/]recipient[\\/](?:personName|nameList)|texts[\\/](?:offer|timeLeft|productCard))\.ts$/
/** What the quick view and a product page say once something was added, in words of `shop`. */
const ADDED = /[\\/]src[\\/]parts[\\/]product[\\/]useAddedWords\.ts$/
/** What is done with a recipe at the stove, beside what lists of recipes need. */
const COOKING =
  /[\\/]src[\\/](?:domain[\\/]recipe[\\/](?:fractions|units|recipeScaling|servings)|hooks[\\/]use(?:RecipeScaling|RecipeTimers|RecipeProgress|CookMode)|parts[\\/]recipe[\\/](?:IngredientWords|TimerList|timerWords|useAmountWords)|texts[\\/](?:cook|recipeDetail))\./
/** What the apps of recipes share, and no other app needs. */
const RECIPES =
  /[\\/]src[\\/](?:(?:parts|domain|store)[\\/]recipe[\\/]|texts[\\/](?:recipe|cook)|hooks[\\/]use(?:Recipe|CookMode))/
/** What screens of the account share with the payment: saved cards, forms that are not saved yet. */
const ACCOUNT =
  /[\\/]src[\\/](?:hooks[\\/]useSavedCards|store[\\/]account[\\/](?:cards|change|accountApi)|domain[\\/]checkout[\\/]savedCards|parts[\\/]checkout[\\/]useUnsavedGuard|api[\\/]account[\\/](?:cards|port))\./
/** What stands where cards may not be entered, in checkout and in the account. */
const NO_CARDS = /[\\/]src[\\/]parts[\\/]payment[\\/](?:PhoneButton|RetryCards)\./
/** What a saved card is called, what is said of it, and the choice of one. */
const CARD_NAMES =
  /[\\/]src[\\/](?:texts[\\/]card(?:List)?|parts[\\/]payment[\\/](?:CardFacts|CardRadios|useCard(?:Expiry|Name)))\./
/** The form of a saved card, beside what the payment shows of one, too. */
const CARD_ENTRY =
  /[\\/]src[\\/](?:parts[\\/](?:payment[\\/]|account[\\/]AccountGate)|texts[\\/]cardForm|(?:hooks[\\/]useM|store[\\/]account[\\/]m)anageCards|domain[\\/]account[\\/](?:cardTwin|cardPageData)|api[\\/]account[\\/]cardChanges)/
/** What the shell of the account shares with its screens: where they are, their titles, what did not load. */
const ACCOUNT_SHELL =
  /[\\/]src[\\/](?:hooks[\\/]useAccountRoute|domain[\\/]account[\\/]accountRoutes|texts[\\/]account|parts[\\/]account[\\/](?:LoadFailed|Account(?:Failed|Loading)|unsavedForms))\./
/** What a cart has in common with any page that shows or asks something: what an address must have, focus, outlines. */
const COMMON =
  /[\\/]src[\\/](?:domain[\\/]recipient[\\/](?:fieldRules|postalCode|addressFieldNames)|parts[\\/](?:focus[\\/]useRetainedFocus|page[\\/]Awaited))\./
/** What only screens of the account share, but for addresses, whose form brings that of checkout. */
const ACCOUNT_SCREENS =
  /[\\/]src[\\/](?:widgets[\\/]myaccount[\\/]|(?:domain|store|api)[\\/]account[\\/](?!address)|(?:texts[\\/](?:order|signIn|subs)|hooks[\\/](?:useOrders|useSubscriptions)|parts[\\/](?:recipient[\\/]addressText|account[\\/]useRouteGuard))\.)/
/** What sends to many, and the dates that can be chosen for them: a list of people, an order that is sent again, the calendar. */
const MANY =
  /[\\/]src[\\/](?:store[\\/]recipient[\\/]bulk[\\/]send|parts[\\/](?:recipient[\\/]bulk[\\/]Send(?:Actions|Progress)|delivery[\\/](?:DateChip|reasonWords))|texts[\\/]sending)/
/** What is typed wherever somebody signs in, and what is wrong with it. */
const SIGN_IN =
  /[\\/]src[\\/](?:parts[\\/](?:account[\\/](?:SignInFields|PasswordField|useSignInForm|signInProblems)|field[\\/]|recipient[\\/]ErrorSummary)|texts[\\/](?:login|question)|domain[\\/](?:recipient[\\/]address(?:Problems|Fields)|delivery[\\/]shippingCost))\.?/
/** What the page says of paying: the app that takes the payment needs it, and who explains odd options. */
const PAGE_OPTIONS = /[\\/]embed[\\/]page[\\/](?:paymentOptions|scriptLoader)\.ts$/

/**
 * What shared chunks are made of, by what it is; a module goes to the first group that takes it. Those
 * of one app are what its first screen shares with others, so that it pays for nothing that comes later.
 */
export async function chunkGroups(): Promise<Group[]> {
  const [core, host, dialog, cart, header, payment, actions, editors, product, lists, pages] =
    await Promise.all([
      modulesOf('embed/build/core.ts'),
      modulesOf('embed/page/dialogHost.tsx'),
      modulesOf('src/ui/dialog/index.ts', 'src/parts/dialog/DialogView.tsx'),
      modulesOf('src/widgets/checkout-cart/index.ts'),
      modulesOf('src/widgets/account-cart/index.ts'),
      modulesOf('src/widgets/checkout-billing/index.ts', 'embed/page/preparePayment.ts'),
      modulesOf('src/store/core/verbs.ts'),
      modulesOf('src/parts/lazy/editors.ts', 'src/parts/lazy/questions.ts'),
      modulesOf('src/widgets/pdp/index.ts'),
      modulesOf('src/widgets/three-up/index.ts', 'src/widgets/pcp/index.ts'),
      modulesOf(...SHOP),
    ])
  const groups: Group[] = [
    { name: 'react', test: REACT },
    { name: 'core', test: (id) => core.has(id) },
    { name: 'sentry-core', test: SENTRY, minShareCount: 2 },
    { name: 'page-options', test: PAGE_OPTIONS, minShareCount: 2 },
    { name: 'page-data', test: PAGE_DATA, minShareCount: 2 },
    { name: 'sales', test: SALES, minShareCount: 2 },
    { name: 'lists', test: LISTS, minShareCount: 2 },
    // Before the dialog, whose group would take what it uses of it along: neither a page at rest nor the
    // payment has a dialog.
    {
      name: 'host',
      test: (id) => host.has(id) || (dialog.has(id) && payment.has(id)),
      minShareCount: 2,
    },
    { name: 'dialog', test: (id) => dialog.has(id) },
    // What pages of the shop share with the cart and with changes of it, so that they need neither.
    {
      name: 'buying',
      test: (id) =>
        COMMON.test(id) || (pages.has(id) && !header.has(id) && (cart.has(id) || actions.has(id))),
      minShareCount: 2,
    },
    { name: 'cart', test: (id) => cart.has(id), minShareCount: 2 },
    { name: 'header', test: (id) => header.has(id), minShareCount: 2 },
    { name: 'account', test: ACCOUNT, minShareCount: 2 },
    { name: 'account-shell', test: ACCOUNT_SHELL, minShareCount: 2 },
    { name: 'controls', test: CONTROLS, minShareCount: 2 },
    { name: 'fields', test: UI, minShareCount: 2 },
    // What it shares with the dialogs of a cart, and with other pages of the shop.
    {
      name: 'people',
      test: (id) => PEOPLE.test(id) || (product.has(id) && editors.has(id)),
      minShareCount: 2,
    },
    { name: 'sign-in', test: SIGN_IN, minShareCount: 2 },
    {
      name: 'shop',
      test: (id) => ADDED.test(id) || (product.has(id) && !payment.has(id)),
      minShareCount: 2,
    },
    // What lists of products share, and what recipes do: after what they use of all this, or they took it along.
    { name: 'cards', test: (id) => lists.has(id) && !payment.has(id), minShareCount: 2 },
    { name: 'recipes', test: (id) => RECIPES.test(id) && !COOKING.test(id), minShareCount: 2 },
    { name: 'cooking', test: COOKING, minShareCount: 2 },
    { name: 'dates', test: DATES, minShareCount: 2 },
    // Before what only the account needs, or that would take along what changes of a cart need, too.
    { name: 'logic', test: (id) => actions.has(id), minShareCount: 2 },
    {
      name: 'account-screens',
      test: (id) =>
        (CARD_NAMES.test(id) || (ACCOUNT_SCREENS.test(id) && !CARD_ENTRY.test(id))) &&
        !actions.has(id),
      minShareCount: 2,
    },
    // What the dialogs of a cart and the payment need; the rest of the payment.
    { name: 'forms', test: (id) => payment.has(id) && editors.has(id), minShareCount: 2 },
    { name: 'payment', test: (id) => payment.has(id) || NO_CARDS.test(id), minShareCount: 2 },
    // Low, or it would take along what forms of a cart need, too.
    { name: 'card-entry', test: (id) => CARD_ENTRY.test(id), minShareCount: 2 },
    { name: 'many', test: MANY, minShareCount: 2 },
    { name: 'editing', minShareCount: 2 },
  ]
  return groups.map((group, at) => ({ ...group, priority: groups.length - at }))
}
