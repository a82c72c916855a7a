import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { entryOf } from '../../scripts/embed/entriesOfApps'
import { modulesOf } from '../../scripts/embed/modulesOf'
import type { features, shared } from '../chunks'
import { isOf } from './sharedPaths'

const REACT = /[\\/](?:node_modules[\\/](?:react|react-dom|scheduler|preact)|embed[\\/]light)[\\/]/

const app = (name: string) => `src/widgets/${name}/index.ts`

const LISTS_OF_PRODUCTS = ['pcp', 'three-up'].map(app)
const LISTS_OF_RECIPES = ['recipe', 'recipe-category', 'recipe-search'].map(app)

/** Entries for the groups: the modules of a group are found by building these alone. */
const ENTRIES = {
  core: ['embed/build/core.ts'],
  host: ['embed/page/dialogHost.tsx'],
  dialog: ['src/ui/dialog/index.ts', 'src/parts/dialog/DialogView.tsx'],
  cart: [app('checkout-cart')],
  header: [app('account-cart')],
  payment: [app('checkout-billing'), 'embed/page/preparePayment.ts'],
  actions: ['src/store/core/verbs.ts'],
  edits: ['src/parts/lazy/editors.ts'],
  editors: ['src/parts/lazy/editors.ts', 'src/parts/lazy/questions.ts'],
  product: [app('pdp')],
  threeUp: [app('three-up')],
  category: [app('recipe-category')],
  search: [app('recipe-search')],
  recipe: [app('recipe')],
  detail: [app('recipe-detail')],
  shop: [app('pdp'), app('recipe-detail'), ...LISTS_OF_PRODUCTS, ...LISTS_OF_RECIPES],
  account: [app('myaccount')],
  card: [app('myaccount-add-edit-card')],
  sentry: ['embed/reporting/sentry.ts'],
  timeZones: ['src/domain/timeZone.ts'],
  format: ['embed/page/format.ts'],
  wallet: ['embed/page/wallet.ts'],
}

/** Apps whose own chunk other chunks import from. */
type OpenApp =
  | 'recipe-detail'
  | 'myaccount'
  | 'myaccount-add-edit-card'
  | 'claim-address'
  | 'checkout-shipping'
  | 'pdp'
  | 'three-up'
  | 'recipe-category'

type Test = (id: string) => boolean
type Group = Rolldown.CodeSplittingGroup & {
  name: keyof typeof shared | keyof typeof features | OpenApp
}

/**
 * The contents of shared chunks. A module goes to the first group that accepts it, together with its
 * dependencies that no earlier group has taken. Shared modules that no group accepts fail the build, because
 * their chunk has no number. Groups for one app contain what its first screen shares with others, so that it
 * does not load code for later. A group named after an app or a feature is that one's own chunk, which other
 * chunks import from.
 */
export async function chunkGroups(): Promise<Group[]> {
  const uses = await usesOf(ENTRIES)
  const otherRecipes = [uses.recipe, uses.search, uses.detail]
  const groups: Group[] = [
    { name: 'react', test: REACT },
    { name: 'core', test: uses.core },
    { name: 'sentry', test: uses.sentry },
    { name: 'wallet', test: uses.wallet },
    { name: 'format', test: uses.format },
    { name: 'sales', test: isOf.sales, minShareCount: 2 },
    // Before the dialog, whose group would include its dependencies of this one: neither an idle page nor the
    // payment page loads the dialog.
    {
      name: 'header',
      test: (id) =>
        uses.host(id) ||
        isOf.header(id) ||
        (uses.dialog(id) && uses.payment(id)) ||
        (uses.header(id) && !uses.cart(id)),
      minShareCount: 2,
    },
    { name: 'dialog-view', test: (id) => uses.dialog(id) || isOf.dialog(id) },
    // Shared by shop pages, the cart and its changes, so that shop pages load neither of these.
    {
      name: 'buying',
      test: (id) =>
        isOf.buying(id) ||
        (uses.shop(id) && !uses.header(id) && (uses.cart(id) || uses.actions(id))),
      minShareCount: 2,
    },
    { name: 'cart', test: uses.cart, minShareCount: 2 },
    { name: 'checks', test: isOf.checks, minShareCount: 2 },
    {
      name: 'myaccount',
      test: own('myaccount', (id) => uses.account(id) || isOf.accountShell(id)),
    },
    { name: 'controls', test: isOf.controls, minShareCount: 2 },
    { name: 'fields', test: isOf.fields, minShareCount: 2 },
    { name: 'address', test: isOf.address, minShareCount: 2 },
    // Shared with the cart's dialogs and with other shop pages.
    {
      name: 'people',
      test: (id) => isOf.people(id) || (uses.product(id) && uses.editors(id)),
      minShareCount: 2,
    },
    {
      name: 'pdp',
      test: own('pdp', (id) => isOf.product(id) || (uses.product(id) && !uses.payment(id))),
    },
    // Shared by product lists and recipes: after their dependencies, which it would otherwise include.
    { name: 'three-up', test: own('three-up', (id) => uses.threeUp(id) && !uses.payment(id)) },
    {
      name: 'recipe-category',
      test: own(
        'recipe-category',
        (id) => uses.category(id) || otherRecipes.filter((usesIt) => usesIt(id)).length > 1,
      ),
    },
    { name: 'recipe-detail', test: own('recipe-detail', uses.detail) },
    { name: 'time-zones', test: uses.timeZones },
    // Before account-only groups, which would include what cart changes also need.
    { name: 'logic', test: (id) => uses.actions(id) || isOf.logic(id), minShareCount: 2 },
    {
      name: 'account-screens',
      test: (id) => isOf.accountScreens(id) && !uses.actions(id),
      minShareCount: 2,
    },
    { name: 'payment', test: isOf.payment },
    { name: 'checkout', test: (id) => uses.payment(id) || isOf.checkout(id), minShareCount: 2 },
    // Late, because it would otherwise include what cart forms also need.
    { name: 'myaccount-add-edit-card', test: own('myaccount-add-edit-card', uses.card) },
    // Before the dialogs, or an idle cart would load them for its notices.
    { name: 'delivery', test: isOf.notices, minShareCount: 2 },
    { name: 'choices', test: feature('src/parts/product/choices.ts', isOf.choices) },
    { name: 'claim-address', test: own('claim-address', isOf.claim) },
    { name: 'editors', test: feature('src/parts/lazy/editors.ts', uses.edits) },
    { name: 'checkout-shipping', test: own('checkout-shipping', isOf.gifts) },
  ]
  return groups.map((group, at) => ({ ...group, priority: groups.length - at }))
}

/** The modules of an app, including the entry that the build writes. */
const own = (name: OpenApp, uses: Test): Test => feature(entryOf(name), uses)

/** The modules of a feature, including its source. */
function feature(source: string, uses: Test): Test {
  const entry = resolve(source)
  return (id) => id === entry || uses(id)
}

async function usesOf<Name extends string>(
  entries: Readonly<Record<Name, readonly string[]>>,
): Promise<Record<Name, Test>> {
  const tests = Object.entries<readonly string[]>(entries).map(async ([name, sources]) => {
    const modules = await modulesOf(...sources)
    return [name, (id: string) => modules.has(id)]
  })
  // The names are the given ones.
  return Object.fromEntries(await Promise.all(tests)) as Record<Name, Test>
}
