import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import packageJson from '../package.json'
import { entriesOfApps, entryOf } from '../scripts/embed/entriesOfApps'
import { appFolders, widgetIndex } from '../scripts/package/widgetEntries'
import { appEntries, apps } from './apps'

const files = globSync([
  '{src,embed,scripts,stories/widgets}/**/*.{ts,tsx,mjs,mdx}',
  '{tsup.config.ts,package.json,knip.json}',
]).filter((file) => !/\.(?:test|e2e|long)\.tsx?$|^embed\/e2e\/|^scripts\/consumers\//.test(file))

/** Files outside of an app's folders that name it; a manifest names the apps that are likely next. */
const naming = (app: string) =>
  files.filter(
    (file) =>
      !file.startsWith(`src/widgets/${app}/`) &&
      !/^src\/widgets\/[^/]+\/app\.ts$/.test(file) &&
      !file.startsWith(`stories/widgets/${app}`) &&
      nameOf(app).test(withoutSteps(readFileSync(file, 'utf8'))),
  )

/** An app's name; one that is a word of the language is a name in quotes only. */
const nameOf = (app: string) =>
  new RegExp(app === 'recipe' ? `(["'])${app}\\1` : `(?<![\\w-])${app}(?![\\w-])`)

/** Leaves out where a story says that a page leads to, and imports and texts that have an app's name. */
const withoutSteps = (text: string) =>
  text.replace(
    /#checkout-[\w-]+|→ checkout-error|(?:ledTo|leadsTo)\([^)]*\)|from '[^']+'|catalogue\('[\w-]+'/g,
    '',
  )

/** The order of the pages of checkout, and where each is. */
const STEPS = ['src/domain/checkout/nextStep.ts', 'src/domain/checkout/stepLink.ts']

/** What pages of the shop share is in chunks. */
const SHARED = 'embed/build/chunkGroups.ts'

/** Those that name an app for what they do with it; they are no registrations. */
const USES: Readonly<Record<string, readonly string[]>> = {
  'checkout-cart': [
    // Tells the data layer of a cart that is viewed.
    'embed/analytics/feedDataLayer.ts',
    // What the first screen of the cart page shares is a chunk.
    'embed/build/chunkGroups.ts',
    // Examples of a root.
    'src/domain/page/check/findRoots.ts',
    'src/domain/page/check/rootFindings.ts',
    // Names two long tests.
    'scripts/check.mjs',
    // Opens its page of large carts, the tallest of all.
    'scripts/docs/checks/docsPages.ts',
  ],
  'account-cart': [
    'embed/build/chunkGroups.ts',
    // Where its list is, a feature with a chunk of its own.
    'embed/chunks.ts',
    // In an example of a line of the table.
    'embed/loader/table.ts',
    // What is in the cart is shown by it.
    'src/widgets/pdp/states.ts',
    'stories/widgets/pdp/adding.stories.tsx',
  ],
  pdp: [
    // What its first screen shares is a chunk, and so is what comes later.
    SHARED,
    'embed/chunks.ts',
    // The list of all texts.
    'src/texts/everyText.ts',
  ],
  pcp: ['src/texts/everyText.ts', 'src/texts/productCard.ts', SHARED],
  'three-up': [SHARED],
  // Its screens are features with chunks of their own.
  myaccount: ['embed/build/chunkGroups.ts', 'embed/build/sharedPaths.ts', 'embed/chunks.ts'],
  // The slot of what is beside a recipe, and the place of a sale in reports.
  recipe: ['src/widgets/recipe-detail/Head.tsx', 'src/widgets/recipe-detail/ShopRow.tsx', SHARED],
  // Whose data these are, in a comment.
  'recipe-category': ['src/domain/recipe/recipeLists.ts', SHARED],
  'recipe-search': ['src/domain/recipe/recipeLists.ts', SHARED],
  'recipe-detail': ['src/domain/recipe/recipe.ts', SHARED],
  // Whose theme the dialog host takes.
  'modal-provider': ['embed/page/dialogHost.tsx'],
  'checkout-login': [
    ...STEPS,
    // The pages that payment or a password is typed into are never recorded.
    'embed/reporting/replayOptions.ts',
    // The step that "Email" leads back to.
    'src/parts/checkout/StepNav.tsx',
    // Where somebody has to sign in, it says why.
    'src/parts/checkout/useSkipped.ts',
  ],
  'checkout-shipping': [
    ...STEPS,
    // The page after it shows the same forms, and imports them from its chunk.
    SHARED,
    // In the example of its docstring.
    'src/hooks/useNextStep.ts',
    // The step that "Delivery" leads back to.
    'src/parts/checkout/StepNav.tsx',
    // Where the last look at the gifts leads back to.
    'src/widgets/checkout-billing/ReviewGifts.tsx',
    // Where the first gift is completed, if it lacks something.
    'src/parts/checkout/NeededGifts.tsx',
  ],
  // Whoever makes a link to it imports its words from its chunk.
  'claim-address': [SHARED],
  'checkout-additional-shipments': [
    // Where the page before it leads to.
    ...STEPS,
    'src/parts/checkout/NeededGifts.tsx',
    'src/widgets/checkout-billing/ReviewGifts.tsx',
  ],
  'checkout-billing': [
    ...STEPS,
    'src/parts/checkout/StepNav.tsx',
    // What lies before it, where a wallet pays right from the cart.
    'src/parts/checkout/UnreadyGifts.tsx',
    // Where it leads once cards may be entered.
    'src/widgets/checkout-billing-blocked-ip/CheckoutBillingBlockedIp.tsx',
    // Whoever sees it has said where all goes.
    'embed/analytics/tellSteps.ts',
    // Its chunk is fetched by nobody who does not pay.
    'embed/idle/prefetchTable.ts',
    'embed/reporting/replayOptions.ts',
    // What its first screen shares is a chunk.
    'embed/build/chunkGroups.ts',
  ],
  'checkout-billing-blocked-ip': [
    'embed/idle/prefetchTable.ts',
    'embed/reporting/replayOptions.ts',
  ],
  // The other places of a card import from its chunk. No replay shows where one is entered.
  'myaccount-add-edit-card': ['embed/build/chunkGroups.ts', 'embed/reporting/replayOptions.ts'],
  'myaccount-add-edit-card-blocked-ip': ['embed/reporting/replayOptions.ts'],
}

describe('an app', () => {
  it.each(Object.keys(apps))('%s is registered in its manifest alone', (app) => {
    // The list of specification §2 has all twenty names, those to come as well.
    expect(naming(app).sort()).toEqual(['src/domain/page/appNames.ts', ...(USES[app] ?? [])].sort())
  })

  it('has a manifest without a component: data, types, and what the domain says', () => {
    for (const file of globSync('src/widgets/*/{app,states}.ts')) {
      const imported = readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)
      for (const [, from] of imported)
        expect(from, file).toMatch(/^(?:\.\/(?:[\w-]+\/)?states|\.\.\/\.\.\/domain\/.*)$/)
    }
  })

  it('is an entry of the embed and of the package', () => {
    expect(appEntries.map(({ name }) => name).sort()).toEqual(appFolders())
    expect(packageJson.exports).toHaveProperty(['./widgets/*'])
    expect(widgetIndex(['three-up'])).toMatch(
      "export { default as ThreeUp } from '../src/widgets/three-up'\n",
    )
  })

  it.each([
    [false, 'app({ default: Pdp })'],
    [true, 'app({ default: Pdp }, dataBy(pageData))'],
  ])('with page data (%s) is mounted as %s', (hasPageData, call) => {
    const { load } = entriesOfApps([{ name: 'pdp', component: 'Pdp', hasPageData }])
    // A plugin's hook may also be an object; this one is a function.
    const code = (load as (id: string) => string)(`${process.cwd()}/${entryOf('pdp')}`)
    expect(code).toContain(`export const mount = ${call}\n`)
    expect(code.includes("import { pageData } from '../../src/widgets/pdp/app'")).toBe(hasPageData)
  })
})
