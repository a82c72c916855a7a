import type { Facts } from './withFacts'

/*
 * What the embed never does with React, which is a quarter of react-dom. Nobody outside has this
 * React, so what is not done here is done nowhere. Each fact was read in the version that stands
 * here; another one stops the build, until the facts have been read again.
 */

export const factsOf = '19.3.1'

/** Names that React does not give out here, so that what stands on them stops the build. */
export const notGivenOut: readonly string[] = [
  // No page is hydrated: what a server has drawn is its own, and stays until ours is there.
  'hydrateRoot',
  // No trees of these kinds.
  'Activity',
  'Profiler',
  'Suspense',
  'ViewTransition',
  'lazy',
  'addTransitionType',
  // No transitions, and no actions: changes are the store's, and show at once.
  'startTransition',
  'useTransition',
  'useOptimistic',
  'useActionState',
  'useFormState',
  'useFormStatus',
  'requestFormReset',
  'unstable_useCacheRefresh',
  // Nothing here is compiled by React's compiler.
  '__COMPILER_RUNTIME',
  // Styles and scripts are the loader's.
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
]

/** What nobody may write, since this React would not understand it: in markup, and where that is compiled. */
export const notWritten: Readonly<Record<'markup' | 'calls', readonly RegExp[]>> = {
  markup: [
    // The head of a page is not ours, and neither is the page.
    /<(?:html|head|body|title|meta|link|script)[\s/>]/,
    /<style\b[^>]*\sprecedence=/,
    /<(?:React\.)?Fragment\b[^>]*\sref=/,
    // A form is sent by an event, to an address or to nobody.
    /\bformAction=\{|<form\b[^>]*\saction=\{/,
    /<[a-z]+-[a-z-]+[\s/>]/,
  ],
  calls: [
    /\bjsxs?\)?\(\s*["'](?:html|head|body|title|meta|link|script)["']/,
    /\bReact\w*\.createElement\(\s*["'](?:html|head|body|title|meta|link|script)["']/,
    /\b(?:jsxs?\)?|React\w*\.createElement)\(\s*["'][a-z]+-/,
  ],
}

export const reactDomFacts: Facts = {
  tags: [
    12, // Profiler
    13, // Suspense: what comes late does so by a state
    16, // lazy, which would never ask a second time
    18, // what a server has drawn and React has not yet taken over
    19, // SuspenseList
    21, // kinds that this version has no way to make: scope,
    22, // hidden,
    23, // hidden in the old way,
    24, // a cache
    26, // something for the head
    27, // html, head or body
    30, // ViewTransition
    31, // Activity
  ],
  values: { isHydrating: '!1', isDehydrated: '!1', dehydrated: 'null' },
  classes: ['FragmentInstance', 'ViewTransitionPseudoElement', 'ReactDOMHydrationRoot'],
  bodies: {
    // Where a component stands in the tree is told to nobody.
    getStackByFiberInDevAndProd: 'return ""',
    // No element is anybody's own.
    isCustomElement: 'return !1',
    isHostHoistableType: 'return !1',
    commitNewChildToFragmentInstances: '',
    commitFragmentInstanceInsertionEffects: '',
    commitFragmentInstanceDeletionEffects: '',
    // Events wait for nothing, as there is nothing to hydrate first.
    dispatchEvent:
      '_enabled&&(findInstanceBlockingEvent(nativeEvent),' +
      'dispatchEventForPluginEventSystem(domEventName,eventSystemFlags,nativeEvent,return_targetInst,targetContainer))',
    retryIfBlockedOn: '',
    // Walks that stop at a ViewTransition alone.
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    startViewTransition: '',
    // Pictures are waited for in a ViewTransition only, styles in the head only.
    suspendInstance: '',
    insertSuspendedStylesheets: '',
    // What `startTransition` and actions would call.
    entangleAsyncAction: '',
    queueTransitionTypes: '',
    defaultOnDefaultTransitionIndicator: '',
    startTransition: '',
    extractEvents$1: '',
    requestFormReset: '',
    refreshCache: '',
    // What React's compiler would have a component call.
    useMemoCache: '',
    mountActionState: '',
    updateActionState: '',
    rerenderActionState: '',
    // What the names above would call.
    prefetchDNS: '',
    preconnect: '',
    preload: '',
    preloadModule: '',
    preinitStyle: '',
    preinitScript: '',
    preinitModuleScript: '',
  },
}
