import { relative } from 'node:path'

/*
 * The contents of shared chunks that are listed by name: files without their extension, relative to the
 * project, and whole folders, which end with a slash.
 */

/** Limited offers: remaining time, codes, their texts, and what was seen. */
const sales = [
  'src/domain/code/promo',
  'src/hooks/internal/sightings',
  'src/hooks/useIsCutoffPassed',
  'src/hooks/useMinute',
  'src/hooks/useRecentlyViewed',
  'src/hooks/useSaleCountdown',
  'src/domain/offer/saleEndWords',
  'src/store/offer/impressions',
  'src/texts/banner',
  'src/texts/offer',
  'src/texts/productCard',
]

/** Parts of any list: a photo, filters, and the filters' fields, without text input. */
const controls = [
  'src/domain/page/facets',
  'src/hooks/internal/addressQuery',
  'src/hooks/internal/listPlace',
  'src/hooks/internal/useKept',
  'src/parts/lazy/LazySelect',
  'src/parts/page/list/FilterChips',
  'src/parts/product/ProductPhoto',
  'src/texts/recipeTime',
  'src/ui/Checkbox',
  'src/ui/Counter',
  'src/ui/Field',
  'src/ui/NativeSelect',
  'src/ui/describedBy',
]

/** Openers of dialogs, code that waits for one, and the guard of unsaved forms. */
const header = [
  // For dialogs and the account.
  'src/parts/account/useProblemUntilSignIn',
  'src/parts/account/unsavedForms',
  'src/parts/checkout/useUnsavedGuard',
  'src/parts/claim/lazyClaim',
  'src/parts/delivery/lazyCalendar',
  // Also for the account, which would otherwise load the dialog for it.
  'src/parts/dialog/useIsHere',
  // For a dialog and for notices, which would otherwise load the dialog for it.
  'src/parts/page/OfflineNotice',
  // For shop pages and days to choose, with a text of the notices.
  'src/parts/lazy/PartMissing',
]

/** Closes a dialog whose subject no longer exists. */
const dialog = ['src/parts/dialog/useEndIf']

/**
 * Shared by a cart, its changes, and any page with content or forms: rules, required address fields, focus,
 * outlines.
 */
const buying = [
  'src/api/quantity',
  'src/domain/deduction',
  'src/domain/delivery/shipMethods',
  'src/domain/delivery/upgrades',
  'src/domain/line/addOns',
  'src/domain/line/stock',
  'src/domain/line/units',
  'src/domain/recipient/addressFieldNames',
  'src/domain/recipient/fieldRules',
  'src/domain/recipient/missingFields',
  'src/domain/recipient/postalCode',
  'src/domain/recipient/recipientKey',
  'src/domain/shipment/completeness',
  'src/parts/focus/useRetainedFocus',
  'src/parts/page/Awaited',
  'src/parts/page/slowParts',
  'src/parts/recipient/addressText',
  'src/store/cart/state',
  'src/store/line/shortage',
  'src/store/line/state',
  'src/texts/sums',
]

/** Checks before sending anything, for the account or an order, and the calls to the account. */
const checks = [
  'src/api/account/port',
  'src/api/checkout',
  'src/domain/cart/validity',
  'src/domain/cart/withTax',
  'src/domain/checkout/nextStep',
  'src/domain/checkout/stepLink',
  'src/domain/limits',
  'src/store/account/accountApi',
  'src/store/account/addressFailure',
  'src/store/account/change',
  'src/store/account/lockedFor',
  'src/store/account/session',
  'src/store/account/valueIn',
  'src/store/recipient/fitted',
]

/**
 * Code that account screens opened from an email need without the shell, which otherwise provides it, and
 * problems of a form, for a screen that shares nothing else with others.
 */
const accountShell = [
  'src/hooks/internal/useFetch',
  'src/parts/account/useAskToLeave',
  'src/parts/account/useDraft',
  'src/parts/account/useRouteGuard',
  'src/parts/account/useTypedSince',
  'src/texts/leave',
  'src/texts/signIn',
  'src/widgets/myaccount/usePasswordReset',
  'src/widgets/myaccount/useProblem',
  'src/widgets/myaccount/useProblemText',
]

/** Form fields; sign-in input and its validation; saved cards. */
const fields = [
  'src/api/account/cards',
  'src/domain/checkout/savedCards',
  'src/domain/delivery/shippingCost',
  'src/domain/recipient/addressFields',
  'src/domain/recipient/emailTypo',
  'src/domain/wordFinder',
  'src/hooks/useSavedCards',
  'src/parts/account/PasswordField',
  'src/parts/account/SignInButton',
  'src/parts/account/SignInFields',
  'src/parts/account/signInProblems',
  'src/parts/account/useSignInForm',
  'src/parts/account/useSignInWords',
  'src/parts/field/',
  'src/parts/gift-message/LimitedArea',
  'src/parts/page/SaveButton',
  'src/parts/recipient/EmailSuggestion',
  'src/parts/recipient/ErrorSummary',
  'src/parts/recipient/problemText',
  'src/store/account/cards',
  'src/texts/login',
  'src/parts/shipment/useNeedsText',
  'src/texts/missing',
  'src/texts/question',
  'src/texts/textLimit',
  'src/texts/unknownOrder',
  'src/ui/',
]

/** The address form, wherever it is used: without anything of a cart or its dialogs. */
const address = [
  'src/domain/recipient/addressProblems',
  'src/domain/recipient/zipState',
  'src/parts/recipient/AddressField',
  'src/parts/recipient/AddressForm',
  'src/parts/recipient/StateField',
  'src/parts/recipient/ZipStateNote',
  'src/parts/recipient/useAddressForm',
]

/** Shared by shop pages and a cart's dialogs: sizes, names, texts. */
const people = [
  'src/domain/product/sizes',
  'src/domain/recipient/knownByName',
  'src/hooks/internal/useUnits',
  'src/hooks/useComboParts',
  'src/hooks/useLocalRecipients',
  'src/parts/recipient/nameList',
  'src/parts/recipient/personName',
  'src/parts/recipient/useRecipientOption',
  'src/texts/person',
  'src/texts/stock',
  'src/texts/timeLeft',
]

/** Shared by a product page, the quick view, and the code that loads after the first screen. */
const product = ['src/parts/product/useAddedWords']

/** A long list of recipients, a new recipient, and quantities per recipient; also in the quick view. */
const choices = [
  'src/parts/product/PeopleList',
  'src/parts/product/QuantityChoice',
  'src/texts/choosing',
]

/** Adding to a cart, for one or many recipients. */
const logic = [
  'src/domain/line/parentChoices',
  'src/parts/delivery/DateChip',
  'src/parts/delivery/reasonWords',
  'src/parts/recipient/bulk/SendActions',
  'src/parts/recipient/bulk/SendProgress',
  'src/store/delivery/actions',
  'src/store/recipient/bulk/sendRunner',
  'src/store/recipient/bulk/sends',
  'src/texts/dayReasons',
  'src/texts/sending',
]

/** Shared only by account screens. */
const accountScreens = [
  'src/api/account/addresses',
  'src/api/account/orders',
  'src/api/account/subscriptions',
  'src/domain/account/orderAnswer',
  'src/domain/account/orderStatus',
  'src/domain/account/orders',
  'src/domain/account/reorder/canSendAgain',
  'src/domain/account/subscriptionRules',
  'src/domain/account/subscriptions',
  'src/domain/recipient/addressBook',
  'src/hooks/useAddressBook',
  'src/hooks/useOrders',
  'src/hooks/useSubscriptions',
  'src/parts/claim/LazyOrderClaim',
  'src/parts/payment/CardFacts',
  'src/parts/payment/CardRadios',
  'src/parts/payment/useCardExpiry',
  'src/parts/payment/useCardName',
  'src/store/account/addressBook',
  'src/store/account/orderDetails',
  'src/store/account/orderPages',
  'src/store/account/orders',
  'src/store/account/ordersState',
  'src/store/account/subscriptions',
  'src/store/account/subscriptionsState',
  'src/texts/bookSearch',
  'src/texts/card',
  'src/texts/cardList',
  'src/texts/order',
  'src/texts/subs',
  'src/widgets/myaccount/',
]

/** The provider's card form, and its replacement if cards are blocked, in checkout and in the account. */
const payment = [
  'embed/page/hostedForm',
  'embed/page/preparePayment',
  'src/domain/checkout/cardErrors',
  'src/hooks/useHostedPaymentForm',
  'src/parts/payment/CardFrame',
  'src/parts/payment/CardMarks',
  'src/parts/payment/PhoneButton',
  'src/parts/payment/RetryCards',
  'src/parts/payment/cardMarks',
  'src/store/checkout/cardForm',
  'src/store/checkout/cardFormState',
  'src/store/checkout/createHostedForm',
  'src/texts/blocked',
  'src/texts/cardFrame',
]

/** Shared by checkout pages, except payment. */
const checkout = ['src/parts/checkout/useEditId']

/** Shared by the page of a claim link and the dialog that creates such links. */
const claim = ['src/texts/claim']

/** Shared by cart notices, the later part of a product page, and the cart's dialogs: dates, texts. */
const notices = [
  'src/domain/delivery/sameDay',
  'src/domain/delivery/sendDay',
  'src/domain/line/clubMonths',
  'src/hooks/internal/deliveryView',
  'src/hooks/useDeliveryDates',
  'src/hooks/useNonAddOnPrice',
  'src/hooks/useSizes',
  'src/parts/delivery/CutoffNote',
  'src/parts/delivery/useHasCutoffPassed',
  'src/parts/delivery/useSendDayText',
  'src/parts/page/PendingNote',
  'src/parts/recipient/LocalRecipients',
  'src/parts/shipment/ForEveryone',
  'src/texts/delivery',
  'src/texts/finder',
  'src/texts/giftMessage',
  'src/texts/lineNotice',
  'src/texts/lineOptions',
]

/** The forms of a single gift, which checkout shows one by one. */
const gifts = [
  'src/domain/recipient/sameName',
  'src/parts/checkout/ContinueButton',
  'src/parts/checkout/UseSavedAddresses',
  'src/parts/checkout/gift/',
  'src/parts/claim/LazyClaimPanel',
  'src/parts/delivery/MethodSwitched',
  'src/texts/gifts',
  'src/texts/shipping',
]

/** Whether a module is in a list of paths. */
const among = (paths: readonly string[]) => (id: string) => {
  const file = relative('.', id).replaceAll('\\', '/')
  return paths.some((path) => file.startsWith(path.endsWith('/') ? path : `${path}.`))
}

/** Tests, by name of the group, whether a module belongs to it. */
export const isOf = {
  sales: among(sales),
  controls: among(controls),
  header: among(header),
  dialog: among(dialog),
  buying: among(buying),
  checks: among(checks),
  accountShell: among(accountShell),
  fields: among(fields),
  address: among(address),
  people: among(people),
  product: among(product),
  choices: among(choices),
  logic: among(logic),
  accountScreens: among(accountScreens),
  payment: among(payment),
  checkout: among(checkout),
  claim: among(claim),
  notices: among(notices),
  gifts: among(gifts),
}
