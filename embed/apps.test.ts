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

/** An app's name; one that is also an English word only counts in quotes. */
const nameOf = (app: string) =>
  new RegExp(app === 'recipe' ? `(["'])${app}\\1` : `(?<![\\w-])${app}(?![\\w-])`)

/** Ignores targets of links in stories, and imports and texts that have an app's name. */
const withoutSteps = (text: string) =>
  text.replace(
    /#checkout-[\w-]+|→ checkout-error|(?:ledTo|leadsTo)\([^)]*\)|from '[^']+'|builtInTexts\('[\w-]+'/g,
    '',
  )

/** The order of the checkout pages, and their URLs. */
const STEPS = ['src/domain/checkout/nextStep.ts', 'src/domain/checkout/stepLink.ts']

/** Lists the chunks that shop pages share. */
const SHARED = 'embed/build/chunkGroups.ts'

/** Files that use an app's name, without registering it. */
const USES: Readonly<Record<string, readonly string[]>> = {
  'checkout-cart': [
    // Reports a viewed cart to the data layer.
    'embed/analytics/feedDataLayer.ts',
    // The shared part of the cart page's first screen is a chunk.
    'embed/build/chunkGroups.ts',
    // Examples of a root.
    'src/domain/page/check/findRoots.ts',
    'src/domain/page/check/rootFindings.ts',
    // Names two long tests.
    'scripts/check.mjs',
    // Opens its page of large carts, the tallest page.
    'scripts/docs/checks/docsPages.ts',
  ],
  'account-cart': [
    'embed/build/chunkGroups.ts',
    // The module of its list, a feature with its own chunk.
    'embed/chunks.ts',
    // In an example of a line of the table.
    'embed/loader/table.ts',
    // It shows the content of the cart.
    'src/widgets/pdp/states.ts',
    'stories/widgets/pdp/adding.stories.tsx',
  ],
  pdp: [
    // The shared part of its first screen is a chunk, and so is the part that loads later.
    SHARED,
    'embed/chunks.ts',
    // The list of all texts.
    'src/texts/everyText.ts',
  ],
  pcp: ['src/texts/everyText.ts', 'src/texts/productCard.ts', SHARED],
  'three-up': [SHARED],
  // Its screens are features with chunks of their own.
  myaccount: [
    'embed/build/chunkGroups.ts',
    'embed/build/sharedPaths.ts',
    'embed/chunks.ts',
    // Pages that are never recorded.
    'embed/reporting/replayOptions.ts',
  ],
  // A slot next to a recipe, and the position of a sale in reports.
  recipe: ['src/widgets/recipe-detail/Head.tsx', 'src/widgets/recipe-detail/ShopRow.tsx', SHARED],
  // A comment names the app of this data.
  'recipe-category': ['src/domain/recipe/recipeLists.ts', SHARED],
  'recipe-search': ['src/domain/recipe/recipeLists.ts', SHARED],
  'recipe-detail': ['src/domain/recipe/recipe.ts', SHARED],
  // The dialog host uses its theme.
  'modal-provider': ['embed/page/dialogHost.tsx'],
  'checkout-login': [
    ...STEPS,
    // Pages with a payment or password field are never recorded.
    'embed/reporting/replayOptions.ts',
    // The step that "Email" leads back to.
    'src/parts/checkout/StepNav.tsx',
    // It explains why a shopper has to sign in.
    'src/parts/checkout/useSkipped.ts',
    // "Change" next to the email leads back to it.
    'src/widgets/checkout-billing/BuyerEmail.tsx',
  ],
  'checkout-shipping': [
    ...STEPS,
    // The page after it shows the same forms, and imports them from its chunk.
    SHARED,
    // In the example of its docstring.
    'src/hooks/useNextStep.ts',
    // The step that "Delivery" leads back to.
    'src/parts/checkout/StepNav.tsx',
    // The review of the gifts links back to it.
    'src/widgets/checkout-billing/ReviewGifts.tsx',
    // The first gift is completed there.
    'src/parts/checkout/NeededGifts.tsx',
  ],
  // The dialog that creates its links imports its texts from its chunk.
  'claim-address': [SHARED],
  'checkout-additional-shipments': [
    // The page before it links to it.
    ...STEPS,
    'src/parts/checkout/NeededGifts.tsx',
    'src/widgets/checkout-billing/ReviewGifts.tsx',
  ],
  'checkout-billing': [
    ...STEPS,
    'src/parts/checkout/StepNav.tsx',
    // The steps before it, which a wallet in the cart skips.
    'src/parts/checkout/UnreadyGifts.tsx',
    // It continues there if cards are accepted.
    'src/widgets/checkout-billing-blocked-ip/CheckoutBillingBlockedIp.tsx',
    // Shoppers who see it have chosen all recipients.
    'embed/analytics/tellSteps.ts',
    // Its chunk is only loaded for payment.
    'embed/idle/prefetchTable.ts',
    'embed/reporting/replayOptions.ts',
    // The shared part of its first screen is a chunk.
    'embed/build/chunkGroups.ts',
  ],
  'checkout-billing-blocked-ip': [
    'embed/idle/prefetchTable.ts',
    'embed/reporting/replayOptions.ts',
  ],
  // Other card forms import from its chunk. Session replay excludes pages with a card form.
  'myaccount-add-edit-card': ['embed/build/chunkGroups.ts', 'embed/reporting/replayOptions.ts'],
  'myaccount-add-edit-card-blocked-ip': ['embed/reporting/replayOptions.ts'],
}

describe('an app', () => {
  it.each(Object.keys(apps))('%s is registered in its manifest alone', (app) => {
    // The list of specification §2 has all twenty names, those to come as well.
    expect(naming(app).sort()).toEqual(['src/domain/page/appNames.ts', ...(USES[app] ?? [])].sort())
  })

  it('has a manifest without a component: data, types, and domain values only', () => {
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
