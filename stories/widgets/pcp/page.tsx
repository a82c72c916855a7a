import type { ComponentProps } from 'react'
import { expect, within } from 'storybook/test'
import { filters, gifts, listedProduct } from '../../../mocks/catalogue/listing'
import { STORY_NOW } from '../../../mocks/scenarios'
import Pcp from '../../../src/widgets/pcp'
import { type Canvas, type SceneOptions, sceneIn } from '../../support'

export type ListArgs = ComponentProps<typeof Pcp>

/** The category on a page, above further content. */
export const Page = (args: ListArgs) => (
  <>
    <Pcp {...args} />
    <footer style={{ padding: '1rem' }}>
      <a href="#help">Questions? Call us</a>
    </footer>
  </>
)

/** All products sold on their own, as listed on the stories' default date. */
export const GIFTS = gifts.map((item) => listedProduct(item, Date.parse(STORY_NOW)))

const ofKind = (kind: string) => GIFTS.filter(({ facets }) => facets.kind.includes(kind as never))

export const giftOf = (itemId: number) => {
  const gift = GIFTS.find(({ item_id }) => item_id === itemId)
  if (!gift) throw new Error(`The house has no item ${itemId}.`)
  return gift
}

/** The steaks, as used by most stories. */
export const STEAKS = {
  title: 'Steaks',
  intro: 'Aged 28 days and cut by hand.',
  products: ofKind('steaks'),
  filters: filters.filter(({ key }) => key !== 'kind'),
} satisfies ListArgs

/** More than one page of gifts. */
export const ALL = {
  title: 'All gifts',
  intro: 'Something for everyone on your list.',
  products: GIFTS,
  filters,
  pageSize: 12,
} satisfies ListArgs

const OWN = ['sort', ...filters.map(({ key }) => key)]

/** Sets the page's URL, without the previous story's filters. */
export function atAddress(query: Readonly<Record<string, string>> = {}): void {
  const url = new URL(location.href)
  for (const key of OWN) url.searchParams.delete(key)
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
  history.replaceState(null, '', url)
}

/** A page opened at a URL. */
export const opened = (query?: Readonly<Record<string, string>>): SceneOptions => ({
  app: 'pcp',
  before: () => atAddress(query),
})

export const scene = sceneIn(opened())

/** The list, once it is rendered. */
export async function listOf(canvas: Canvas, name = STEAKS.title) {
  const element: HTMLElement = await canvas.findByRole('region', { name })
  const names = () =>
    [...element.querySelectorAll('[data-gw-product] h2')].map(({ textContent }) => textContent)
  const cardOf = (item: string) => {
    const card = within(element).getByRole('link', { name: item }).closest('li')
    if (!card) throw new Error(`There is no card of ${item}.`)
    return { card, ...within(card) }
  }
  return { element, names, cardOf, ...within(element) }
}

/** Whether the page is wide enough for dropdowns. */
export const isWide = () => innerWidth >= 720

/** The choices of a filter: in the drawer on a phone, in its dropdown on a wide page. */
export async function openFilter(canvas: Canvas, label: string) {
  const { findByRole, getByRole } = await listOf(canvas, await titleOf(canvas))
  const button = isWide()
    ? getByRole('button', { name: new RegExp(`^${label}`) })
    : getByRole('button', { name: /^Filter/ })
  if (button.getAttribute('aria-expanded') === 'false') button.click()
  return within(await findByRole('group', { name: label }))
}

const titleOf = async (canvas: Canvas) =>
  (await canvas.findByRole('heading', { level: 1 })).textContent ?? ''

/** Expects the visible count. */
export const expectCount = async (canvas: Canvas, text: string) =>
  expect(await canvas.findByText(text, { selector: '.gw-pcp-count' })).toBeVisible()
