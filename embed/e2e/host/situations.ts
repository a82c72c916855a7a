import type { Page } from 'playwright'

/** A situation of a root, and what happens to it. */
export interface Situation {
  name: string
  /** The page's markup around a root, given the root's start tag. */
  body: (open: string) => string
  /** A page script that runs before ours. */
  script?: string
  /** Called when everything is mounted. */
  act?: (page: Page) => Promise<unknown>
  /** Number of roots mounted in the end; default 1. */
  mounted?: number
  /** Whether it is visible; default true. */
  isSeen?: boolean
}

const close = '</div>'
const whole = (open: string) => `<main>${open}${close}</main>`
const filled = (open: string) => `<main>${open}text <b>from the server</b>${close}</main>`
const early = (act: string) => `addEventListener('DOMContentLoaded', function () { ${act} })`

/** The fifteen situations of reliability §3, G3. */
export const situations: readonly Situation[] = [
  { name: 'missing', body: () => '<main></main>', mounted: 0 },
  { name: 'there twice', body: (open) => whole(open) + whole(open), mounted: 2 },
  {
    name: 'hidden, and shown later',
    body: (open) => `<main hidden>${open}${close}</main>`,
    act: (page) => page.evaluate(() => document.querySelector('main')?.removeAttribute('hidden')),
  },
  { name: 'in a form', body: (open) => `<form action="/sent">${open}${close}</form>` },
  { name: 'in a table', body: (open) => `<table>${open}${close}<tr><td>cell</td></tr></table>` },
  { name: 'in a paragraph', body: (open) => `<p>before ${open}${close} after</p>` },
  {
    name: 'in a template, and cloned later',
    body: (open) => `<main></main><template>${open}${close}</template>`,
    act: (page) =>
      page.evaluate(() => {
        const { content } = document.querySelector('template') ?? {}
        if (content) document.querySelector('main')?.append(content.cloneNode(true))
      }),
  },
  {
    name: 'removed before anything is loaded',
    body: filled,
    script: early(`document.querySelector('main').replaceChildren()`),
    mounted: 0,
  },
  {
    name: 'removed while it is loaded',
    body: filled,
    script: early(
      `setTimeout(function () { document.querySelector('main').replaceChildren() }, 20)`,
    ),
    mounted: 0,
  },
  {
    name: 'removed when it is there',
    body: filled,
    act: (page) => page.evaluate(() => document.querySelector('main')?.replaceChildren()),
    mounted: 0,
  },
  {
    name: 'removed, and added again',
    body: filled,
    act: (page) =>
      page.evaluate(async () => {
        const [main, root] = [
          document.querySelector('main'),
          document.querySelector('main')?.firstElementChild,
        ]
        root?.remove()
        await new Promise((resolve) => setTimeout(resolve, 20))
        if (root) main?.append(root)
      }),
  },
  {
    name: 'written anew by innerHTML',
    body: filled,
    act: (page) =>
      page.evaluate(() => {
        const main = document.querySelector('main')
        // biome-ignore lint/correctness/noSelfAssign: it parses the markup again
        if (main) main.innerHTML = main.innerHTML
      }),
  },
  { name: 'filled by the server', body: filled },
  {
    name: 'without a width',
    body: (open) => `<style nonce="{nonce}">main { float: left }</style>${whole(open)}`,
  },
  {
    name: 'inside another root',
    body: (open) => `<div data-giftwell="account-cart">${open}${close}</div>`,
    // The outer one hides the server's content, which includes an inner root.
    mounted: 2,
    isSeen: false,
  },
]
