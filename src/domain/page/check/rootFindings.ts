import { nearest } from '../../nearest'
import { type FoundRoot, spelled } from './findRoots'
import type { CheckedApps, Finding, PageElement } from './pageElement'

/** The problems of a page's roots: names, ids, nesting. */
export function rootFindings(
  elements: readonly PageElement[],
  roots: readonly FoundRoot[],
  apps: CheckedApps,
): Finding[] {
  const taken = new Set(roots.map(({ element }) => element))
  return [
    ...roots.flatMap((root) => [...unknownApp(root, apps), ...nestedRoot(root, roots)]),
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
      what: `${spelled(element)} asks for an app that does not exist.`,
      remedy: `Write data-giftwell="${near}", or another of: ${[...apps.keys()].join(', ')}.`,
      app: null,
      element,
    },
  ]
}

/** The largest edit distance at which an id or tag name counts as a misspelled app. */
const MOST_EDITS = 2

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
      what: `${spelled(element)} is no root; its name is nearly that of the app ${near}.`,
      remedy: `If it is meant to be one, write id="${near}".`,
      app: null,
      element,
    },
  ]
}

/** The app with a similar name; null if there is none. */
function nearlyApp(name: string, apps: CheckedApps): string | null {
  const plain = name.toLowerCase().replaceAll('_', '-')
  const near = plain.length < SHORTEST ? null : nearest(plain, [...apps.keys()])
  return near && near.edits <= MOST_EDITS && near.word.length >= SHORTEST ? near.word : null
}

function nestedRoot({ element, app }: FoundRoot, roots: readonly FoundRoot[]): Finding[] {
  const outer = roots.find((one) => one.element !== element && contains(one.element, element))
  if (!outer) return []
  return [
    {
      code: 'nested-root',
      severity: 'error',
      what: `${spelled(element)} stands inside the root ${spelled(outer.element)}, whose content is hidden once its widget is there.`,
      remedy: 'Put the two beside each other.',
      app,
      element,
    },
  ]
}

const contains = (outer: PageElement, { parent }: PageElement): boolean =>
  parent !== null && (parent === outer || contains(outer, parent))

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
      ? `Both are mounted, but only one can be found by its id. Leave the id out, and write data-giftwell="${app}".`
      : 'Give it an id of its own: labels, links and scripts find the first one only.'
    const what = `The id "${id}" stands on more than one element.`
    return [
      { code: 'duplicate-id', severity: app ? 'error' : 'warning', what, remedy, app, element },
    ]
  })
}

const NO_ROOT: Finding = {
  code: 'no-root',
  severity: 'warning',
  what: 'The page has no root of any app.',
  remedy:
    'Add an element with the name of an app as its id, such as <div id="checkout-cart"></div>.',
  app: null,
  element: null,
}
