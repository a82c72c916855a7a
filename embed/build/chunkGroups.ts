import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { entryOf } from '../../scripts/embed/entriesOfApps'
import { modulesOf } from '../../scripts/embed/modulesOf'
import type { features, shared } from '../chunks'

const REACT = /[\\/](?:node_modules[\\/](?:react|react-dom|scheduler|preact)|embed[\\/]light)[\\/]/
/** What apps share that take data of the page: reading them, what was really seen. */
const PAGE_DATA =
  /(?:page[\\/]data[\\/]rootData|domain[\\/]page[\\/]rootData|internal[\\/](?:sightings|addressQuery)|hooks[\\/]useReport|offer[\\/]impressions)\.ts$/
/** What is for sale for a while: the time that is left, the form of a code, their words. */
const SALES =
  /(?:hooks[\\/]use(?:Minute|SaleCountdown|IsCutoffPassed)|domain[\\/]code[\\/]promo|offer[\\/]saleEndWords|texts[\\/]banner)\.ts$/
/** The fields of a list's filters, into which nobody types. */
const CONTROLS = /[\\/]src[\\/]ui[\\/](?:NativeSelect|Checkbox|Field|Counter|describedBy)\./
/** What lists of anything are made of: a photo, filters. */
const LISTS =
  /(?:parts[\\/]product[\\/]ProductPhoto\.(?:tsx|css)|hooks[\\/]useIsWide\.ts|domain[\\/]page[\\/]facets\.ts)$/
/** What pages of the shop share with each other and with the dialogs of a cart, beside who can be sent to: sizes, names, words. */
const PEOPLE =
  /[\\/]src[\\/](?:domain[\\/](?:product[\\/]sizes|recipient[\\/]knownByName)|hooks[\\/]internal[\\/]useUnits|parts[\\/]recipient[\\/](?:personName|nameList)|texts[\\/](?:offer|timeLeft|productCard))\.ts$/
/** What the quick view and a product page say once something was added, in words of `shop`. */
const ADDED = /[\\/]src[\\/]parts[\\/]product[\\/]useAddedWords\.ts$/
/** What stands where cards may not be entered, in checkout and in the account. */
const NO_CARDS = /[\\/]src[\\/]parts[\\/]payment[\\/](?:PhoneButton|RetryCards)\./
/** What a cart has in common with any page that shows or asks something: what an address must have, focus, outlines. */
const COMMON =
  /[\\/]src[\\/](?:domain[\\/]recipient[\\/](?:fieldRules|postalCode|addressFieldNames)|parts[\\/](?:focus[\\/]useRetainedFocus|page[\\/]Awaited))\./
/** What only screens of the account share, but for addresses, whose form brings that of checkout, and for the form of a card. */
const ACCOUNT_SCREENS =
  /[\\/]src[\\/](?:widgets[\\/]myaccount[\\/]|(?:domain|store|api)[\\/]account[\\/](?!address|card|manageCards)|(?:texts[\\/](?:order|signIn|subs|card(?:List)?)|hooks[\\/](?:useOrders|useSubscriptions)|parts[\\/](?:recipient[\\/]addressText|account[\\/]useRouteGuard|payment[\\/](?:CardFacts|CardRadios|useCard(?:Expiry|Name))))\.)/
/** The fields of forms; what is typed wherever somebody signs in, and what is wrong with it; saved cards, and forms that are not saved yet. */
const FIELDS = [
  /[\\/]src[\\/]ui[\\/]/,
  /[\\/]src[\\/](?:parts[\\/](?:account[\\/](?:SignInFields|PasswordField|useSignInForm|signInProblems)|field[\\/]|recipient[\\/](?:ErrorSummary|EmailSuggestion|problemText))|texts[\\/](?:login|question)|domain[\\/](?:recipient[\\/](?:address(?:Problems|Fields)|emailTypo)|delivery[\\/]shippingCost))\.?/,
  /[\\/]src[\\/](?:hooks[\\/]useSavedCards|store[\\/]account[\\/](?:cards|change|accountApi)|domain[\\/]checkout[\\/]savedCards|parts[\\/]checkout[\\/]useUnsavedGuard|api[\\/]account[\\/](?:cards|port))\./,
]

const app = (name: string) => `src/widgets/${name}/index.ts`

const LISTS_OF_PRODUCTS = ['pcp', 'three-up'].map(app)
const LISTS_OF_RECIPES = ['recipe', 'recipe-category', 'recipe-search'].map(app)

/** What groups ask for: entries, of which the modules are found that a build of them alone keeps. */
const ENTRIES = {
  core: ['embed/build/core.ts'],
  host: ['embed/page/dialogHost.tsx'],
  dialog: ['src/ui/dialog/index.ts', 'src/parts/dialog/DialogView.tsx'],
  cart: [app('checkout-cart')],
  header: [app('account-cart')],
  payment: [app('checkout-billing'), 'embed/page/preparePayment.ts'],
  actions: ['src/store/core/verbs.ts'],
  editors: ['src/parts/lazy/editors.ts', 'src/parts/lazy/questions.ts'],
  product: [app('pdp')],
  products: LISTS_OF_PRODUCTS,
  recipes: LISTS_OF_RECIPES,
  recipe: [app('recipe-detail')],
  shop: [app('pdp'), app('recipe-detail'), ...LISTS_OF_PRODUCTS, ...LISTS_OF_RECIPES],
  account: [app('myaccount')],
  card: [app('myaccount-add-edit-card')],
  sentry: ['embed/reporting/sentry.ts'],
  timeZones: ['src/domain/timeZone.ts'],
  format: ['embed/page/format.ts'],
  wallet: ['embed/page/wallet.ts'],
}

/** Apps whose own chunk others import from. */
type OpenApp = 'recipe-detail' | 'myaccount' | 'myaccount-add-edit-card'

type Test = (id: string) => boolean
type Group = Rolldown.CodeSplittingGroup & {
  name: keyof typeof shared | keyof typeof features | OpenApp
}

/**
 * What shared chunks are made of, by what it is; a module goes to the first group that takes it. Those
 * of one app are what its first screen shares with others, so that it pays for nothing that comes later.
 * A group that has the name of an app or a feature is that one's own chunk, from which others import, too.
 */
export async function chunkGroups(): Promise<Group[]> {
  const uses = await usesOf(ENTRIES)
  const groups: Group[] = [
    { name: 'react', test: REACT },
    { name: 'core', test: uses.core },
    { name: 'sentry', test: uses.sentry },
    { name: 'wallet', test: uses.wallet },
    { name: 'format', test: uses.format },
    { name: 'page-data', test: PAGE_DATA, minShareCount: 2 },
    { name: 'sales', test: SALES, minShareCount: 2 },
    { name: 'lists', test: LISTS, minShareCount: 2 },
    // Before the dialog, whose group would take what it uses of it along: neither a page at rest nor the
    // payment has a dialog.
    {
      name: 'header',
      test: (id) =>
        uses.host(id) ||
        (uses.dialog(id) && uses.payment(id)) ||
        (uses.header(id) && !uses.cart(id)),
      minShareCount: 2,
    },
    { name: 'dialog-view', test: uses.dialog },
    // What pages of the shop share with the cart and with changes of it, so that they need neither.
    {
      name: 'buying',
      test: (id) =>
        COMMON.test(id) ||
        (uses.shop(id) && !uses.header(id) && (uses.cart(id) || uses.actions(id))),
      minShareCount: 2,
    },
    { name: 'cart', test: uses.cart, minShareCount: 2 },
    { name: 'myaccount', test: own('myaccount', uses.account) },
    { name: 'controls', test: CONTROLS, minShareCount: 2 },
    { name: 'fields', test: (id) => FIELDS.some((one) => one.test(id)), minShareCount: 2 },
    // What it shares with the dialogs of a cart, and with other pages of the shop.
    {
      name: 'people',
      test: (id) => PEOPLE.test(id) || (uses.product(id) && uses.editors(id)),
      minShareCount: 2,
    },
    {
      name: 'shop',
      test: (id) => ADDED.test(id) || (uses.product(id) && !uses.payment(id)),
      minShareCount: 2,
    },
    // What lists of products share, and what recipes do: after what they use of all this, or they took it along.
    { name: 'cards', test: (id) => uses.products(id) && !uses.payment(id), minShareCount: 2 },
    { name: 'recipes', test: uses.recipes, minShareCount: 2 },
    { name: 'recipe-detail', test: own('recipe-detail', uses.recipe) },
    { name: 'time-zones', test: uses.timeZones },
    // Before what only the account needs, or that would take along what changes of a cart need, too.
    { name: 'logic', test: uses.actions, minShareCount: 2 },
    {
      name: 'account-screens',
      test: (id) => ACCOUNT_SCREENS.test(id) && !uses.actions(id),
      minShareCount: 2,
    },
    { name: 'payment', test: (id) => uses.payment(id) || NO_CARDS.test(id), minShareCount: 2 },
    // Low, or it would take along what forms of a cart need, too.
    { name: 'myaccount-add-edit-card', test: own('myaccount-add-edit-card', uses.card) },
    { name: 'editing', minShareCount: 2 },
  ]
  return groups.map((group, at) => ({ ...group, priority: groups.length - at }))
}

/** The modules of an app, with its entry, which the build writes. */
function own(name: OpenApp, uses: Test): Test {
  const entry = resolve(entryOf(name))
  return (id) => id === entry || uses(id)
}

async function usesOf<Name extends string>(
  entries: Readonly<Record<Name, readonly string[]>>,
): Promise<Record<Name, Test>> {
  const tests = Object.entries<readonly string[]>(entries).map(async ([name, sources]) => {
    const modules = await modulesOf(...sources)
    return [name, (id: string) => modules.has(id)]
  })
  // The names are those that were given.
  return Object.fromEntries(await Promise.all(tests)) as Record<Name, Test>
}
