// biome-ignore-all lint/correctness/noComponentHookFactories: a component is made of the React at hand.

import fc from 'fast-check'
import type { ReactNode } from 'react'
import type { Stage } from './reactStage'

interface Tree {
  kind: string
  key: string | undefined
  word: string
  inner: readonly Tree[]
}

/** Trees of a few kinds of parts, `depth` below one another. */
export const treeOf = (depth: number): fc.Arbitrary<Tree> =>
  fc.record({
    kind: fc.constantFrom('p', 'Part', 'Fragment', 'Memo', 'portal'),
    key: fc.constantFrom('a', 'b', 'c', 'd', undefined),
    word: fc.constantFrom('', 'x', 'y'),
    inner: depth === 0 ? fc.constant([]) : fc.array(treeOf(depth - 1), { maxLength: 4 }),
  })

/** Draws trees, and hears what becomes of their parts. */
export function drawer(stage: Stage) {
  const { createElement: h, createPortal, memo, Fragment, useLayoutEffect, useState } = stage.react
  function Part({ word, children }: { word: string; children?: ReactNode }) {
    const [first] = useState(word)
    useLayoutEffect(() => {
      stage.say(`on ${first}`)
      return () => stage.say(`off ${first}`)
    }, [first])
    return h('section', { title: word }, first, children)
  }
  const Memo = memo(Part)
  const away = document.body.appendChild(document.createElement('aside'))
  const draw = ({ kind, key, word, inner }: Tree, at: number): ReactNode => {
    const own = inner.map(draw)
    const id = key ?? `at${at}`
    if (kind === 'Part') return h(Part, { key: id, word }, own)
    if (kind === 'Memo') return h(Memo, { key: id, word })
    if (kind === 'Fragment') return h(Fragment, { key: id }, word, own)
    if (kind === 'portal') return createPortal(h('em', null, word), away, id)
    return h('p', { key: id, className: word || undefined }, word, own)
  }
  return draw
}
