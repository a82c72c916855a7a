import { integrityOf } from './integrityOf'
import { make } from './make'

/** Puts a style sheet into the page; resolves when it applies, rejects when it does not come. */
export const addStyle = (href: string, sum: string, nonce?: string): Promise<unknown> =>
  new Promise((onload, onerror) => {
    const integrity = integrityOf(sum)
    const attributes = { rel: 'stylesheet', crossOrigin: '', nonce, integrity, onload, onerror }
    make('link', { ...attributes, href }, document.head)
  })
