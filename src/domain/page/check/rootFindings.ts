import { closeTo, nearest } from '../../nearest'
import { contains, type FoundRoot, spelled } from './findRoots'
import type { CheckedApps, Finding, PageElement } from './pageElement'

/** The problems of a page's roots: names, ids, nesting. */
export function rootFindings(
  elements: readonly PageElement[],
  roots: readonly FoundRoot[],
  apps: CheckedApps,
): Finding[] {
  const taken = new Set(roots.map(({ element }) => element))
  return [
    ...roots.flatMap((root) => [
      ...unknownApp(root, apps),
      ...nestedRoot(root, roots),
      ...unclosedRoot(root),
    ]),
    ...elements.filter((one) => !taken.has(one)).flatMap((one) => maybeApp(one, apps)),
    ...duplicateIds(elements, roots),
    ...(roots.length === 0 ? [NO_ROOT] : []),
  ]
}

function unknownApp({ element, app }: FoundRoot, apps: CheckedApps): Finding[] {
  if (apps.has(app)) return []
  const near = nearest(app, [...apps.keys()])?.word
  return [
    {
      code: 'unknown-app',
      severity: 'error',
      what: `${spelled(element)} names an app that does not exist.`,
      remedy: `Did you mean data-giftwell="${near}"? Available apps: ${[...apps.keys()].join(', ')}.`,
      app: null,
      element,
    },
  ]
}

/** Shorter names are one edit away from too many words. */
const SHORTEST = 5

function maybeApp(element: PageElement, apps: CheckedApps): Finding[] {
  const { id = '' } = element.attributes
  const tag = element.tag.includes('-') ? element.tag : ''
  const near = nearlyApp(id, apps) ?? nearlyApp(tag, apps)
  if (!near) return []
  return [
    {
      code: 'maybe-app',
      severity: 'warning',
      what: `${spelled(element)} is not a root element, but its name is close to the app ${near}.`,
      remedy: `If it should be one, use id="${near}".`,
      app: null,
      element,
    },
  ]
}

/** The app with a similar name; null if there is none. */
function nearlyApp(name: string, apps: CheckedApps): string | null {
  const plain = name.toLowerCase().replaceAll('_', '-')
  if (apps.has(plain)) return plain
  const near = plain.length < SHORTEST ? null : closeTo(plain, [...apps.keys()])
  return near && near.length >= SHORTEST ? near : null
}

function nestedRoot({ element, app }: FoundRoot, roots: readonly FoundRoot[]): Finding[] {
  const outer = roots.find((one) => one.element !== element && contains(one.element, element))
  if (!outer) return []
  return [
    {
      code: 'nested-root',
      severity: 'error',
      what: `${spelled(element)} is nested in the root ${spelled(outer.element)}, which hides its content once its widget is mounted.`,
      remedy: 'Make them siblings.',
      app,
      element,
    },
  ]
}

function unclosedRoot({ element, app }: FoundRoot): Finding[] {
  if (!element.isUnclosed) return []
  return [
    {
      code: 'unclosed-root',
      severity: 'error',
      what: `${spelled(element)} has no end tag, so what follows is inside it, and disappears once its widget is mounted.`,
      remedy: `Add </${element.tag}>: in HTML, <${element.tag} /> does not close an element.`,
      app,
      element,
    },
  ]
}

function duplicateIds(elements: readonly PageElement[], roots: readonly FoundRoot[]): Finding[] {
  const seen = new Set<string>()
  const apps = new Map(roots.map(({ element, app }) => [element, app]))
  return elements.flatMap((element) => {
    const { id } = element.attributes
    if (!id) return []
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    const app = apps.get(element) ?? null
    const remedy = app
      ? `Both are mounted, but scripts can find only the first one by its id. Use data-giftwell="${app}" instead of this id.`
      : 'Give it a unique id: labels, links, and scripts only find the first element.'
    const what = `The id "${id}" is used on more than one element.`
    return [
      { code: 'duplicate-id', severity: app ? 'error' : 'warning', what, remedy, app, element },
    ]
  })
}

const NO_ROOT: Finding = {
  code: 'no-root',
  severity: 'warning',
  what: 'The page has no root element for any app.',
  remedy: 'Add an element whose id is the name of an app, such as <div id="checkout-cart"></div>.',
  app: null,
  element: null,
}
