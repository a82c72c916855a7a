import { expect } from 'vitest'
import { settles } from '../../../testing/settles'
import { STRICT_POLICY } from '../../../testing/site/policy'
import type { Hostility } from './hostility'
import { parts, ROOTS } from './scene'

/** Changes to the document around our roots, and to their content. */
export const dom: readonly Hostility[] = [
  {
    name: 'two elements with the id of a root',
    body: (roots) => `${roots}<footer hidden><div id="account-cart"></div></footer>`,
  },
  {
    name: 'one form around the whole page',
    body: (roots) => `<form action="/sent"><input name="q">${roots}<button>Search</button></form>`,
    async act({ page }) {
      const field = parts(page).lines.first().locator('.gw-quantity-input')
      await field.focus()
      await page.keyboard.press('Enter')
    },
    async check({ page }) {
      expect(new URL(page.url()).pathname).toBe('/')
    },
  },
  {
    name: 'a layout of tables',
    body: (roots) => `<table><tbody><tr><td>${roots}</td></tr></tbody></table>`,
  },
  {
    name: 'a root that is gone before its chunk has come',
    script: `addEventListener('DOMContentLoaded', function () {
      var root = document.getElementById('checkout-cart'), parent = root.parentNode
      root.remove()
      setTimeout(function () { parent.append(root) }, 300)
    })`,
  },
  {
    name: 'a router that makes the root anew',
    async act({ page }) {
      await page.evaluate((html) => {
        const main = document.querySelector('main')
        main?.replaceChildren()
        const root = document.createElement('div')
        root.id = 'checkout-cart'
        root.title = html
        main?.append(root)
      }, 'anew')
      await parts(page).lines.first().waitFor()
    },
  },
  {
    name: 'innerHTML += of the whole body',
    page: { policy: null },
    async act({ page }) {
      await page.evaluate(() => {
        document.body.innerHTML += '<p>One more</p>'
      })
      await parts(page).lines.first().waitFor()
    },
    alone: 'it takes the listeners of other hostilities with it',
  },
  {
    name: 'names that cover those of the document and of ours',
    body: (
      roots,
    ) => `<img name="body" alt=""><img name="head" alt=""><img name="currentScript" alt="">
      <a id="Giftwell"></a><a id="GiftwellOptions" href="/evil"></a><form name="activeElement"></form>
      <a id="isLoggedIn" href="true"></a><form id="fetch" name="cookie"></form>${roots}`,
  },
  {
    name: 'a <base> on another host',
    page: {
      head: '<base href="https://elsewhere.invalid/deep/">{tag}',
      policy: STRICT_POLICY.replace("base-uri 'none'; ", ''),
    },
  },
  {
    name: 'document.write after the page has loaded',
    page: { policy: null },
    async act({ page, site }) {
      // Wait for what loads after the first screen: a style still loading at that moment would be lost.
      const { file } = site.chunk('idle')
      await settles(() => site.requests.includes(`/giftwell/${file}`), true)
      await page.locator('[data-giftwell-dialogs] [role="alert"]').waitFor({ state: 'attached' })
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
          ({ sheet }) => sheet,
        ),
      )
      await page.evaluate((html) => {
        document.open()
        document.write(`<!doctype html><body>${html}</body>`)
        document.close()
      }, ROOTS)
      await parts(page).lines.first().waitFor()
    },
    alone: 'it takes the page of other hostilities with it',
  },
  {
    name: 'an observer that strips unknown attributes',
    script: `new MutationObserver(function (records) {
      records.forEach(function ({ target }) {
        if (target.nodeType !== 1) return
        ;[target, ...target.querySelectorAll('*')].forEach(function (element) {
          ;[...element.attributes].forEach(function ({ name }) {
            if (/^data-/.test(name)) element.removeAttribute(name)
          })
        })
      })
    }).observe(document, { subtree: true, childList: true, attributes: true })`,
  },
  {
    name: 'a plugin that wraps all selects and inputs',
    script: `setInterval(function () {
      document.querySelectorAll('input,select').forEach(function (field) {
        if (field.parentNode.className === 'wrapped') return
        var wrapper = document.createElement('span')
        wrapper.className = 'wrapped'
        field.replaceWith(wrapper)
        wrapper.append(field)
      })
    }, 50)`,
  },
  {
    name: 'an ancestor that can be edited',
    body: (roots) => `<div contenteditable="true">${roots}</div>`,
  },
  {
    name: 'an ancestor that runs from right to left',
    body: (roots) => `<div dir="rtl">${roots}</div>`,
    async check({ page }) {
      const directions = await page
        .locator('.gw-root')
        .evaluateAll((roots) => roots.map((root) => getComputedStyle(root).direction))
      expect(new Set(directions)).toEqual(new Set(['ltr']))
    },
  },
  {
    name: 'a translator that wraps text',
    script: `function translate() {
      var walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = []
      while (walker.nextNode()) found.push(walker.currentNode)
      found.forEach(function (text) {
        if (!text.data.trim() || text.parentNode.closest('font,script,style')) return
        var outer = document.createElement('font'), inner = document.createElement('font')
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      })
    }
    setInterval(translate, 50)`,
    noise: /NotFoundError|removeChild|insertBefore/,
  },
]
