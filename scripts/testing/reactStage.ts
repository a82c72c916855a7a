import type { ReactNode } from 'react'
import type { BuiltReact } from './twoReacts'

/** A page with one root, and all that happens on it. */
export class Stage {
  readonly box = document.body.appendChild(document.createElement('div'))
  readonly log: string[] = []
  readonly root
  readonly react: BuiltReact
  constructor(react: BuiltReact) {
    this.react = react
    this.root = react.createRoot(this.box, {
      onCaughtError: (error) => this.log.push(`caught ${error}`),
      onUncaughtError: (error) => this.log.push(`uncaught ${error}`),
    })
  }
  say = (words: unknown) => void this.log.push(String(words))
  render(node: ReactNode) {
    this.react.flushSync(() => this.root.render(node))
    this.look()
  }
  look = () => this.say(document.body.innerHTML)
  find = (selector: string) => document.querySelector(selector) as HTMLInputElement
  async settle() {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2))
    this.look()
  }
}

/** Something to do with a React. */
export type Play = (stage: Stage, react: BuiltReact) => Promise<void> | void
