// biome-ignore-all lint/correctness/noComponentHookFactories: a component is made of the React at hand.

import type { ReactNode } from 'react'
import type { Play } from './reactStage'

/** What is done with React, by what it is about. */
export const plays: Readonly<Record<string, Play>> = {
  'effects of all kinds, in their order': async (stage, { createElement: h, ...react }) => {
    function Child({ name }: { name: string }) {
      react.useInsertionEffect(() => {
        stage.say(`insertion ${name}`)
        return () => stage.say(`insertion off ${name}`)
      }, [name])
      react.useLayoutEffect(() => {
        stage.say(`layout ${name} ${stage.find(`#${name}`) !== null}`)
        return () => stage.say(`layout off ${name}`)
      })
      react.useEffect(() => {
        stage.say(`effect ${name}`)
        return () => stage.say(`effect off ${name}`)
      }, [name])
      return h('i', { id: name, ref: (node) => stage.say(`ref ${name} ${node?.tagName}`) })
    }
    stage.render(h('p', null, h(Child, { name: 'a' }), h(Child, { name: 'b' })))
    await stage.settle()
    stage.render(h('p', null, h(Child, { name: 'c', key: 'k' }), h(Child, { name: 'b' })))
    await stage.settle()
  },

  'state, context, memo and a store outside': async (stage, { createElement: h, ...react }) => {
    const Context = react.createContext('none')
    const listeners = new Set<() => void>()
    let outside = 0
    const Leaf = react.memo(({ n }: { n: number }) => {
      stage.say(`leaf ${n} ${react.use(Context)}`)
      const seen = react.useSyncExternalStore(
        (listen) => {
          listeners.add(listen)
          return () => listeners.delete(listen)
        },
        () => outside,
      )
      const late = react.useDeferredValue(seen)
      return h('b', null, n, seen, late, react.useId())
    })
    function Top() {
      const [count, add] = react.useReducer((sum: number, by: number) => sum + by, 0)
      const [word, setWord] = react.useState(() => 'first')
      const last = react.useRef<string>(undefined)
      const doubled = react.useMemo(() => count * 2, [count])
      const press = react.useCallback(() => {
        add(1)
        add(2)
        setWord((old) => `${old}+`)
      }, [])
      last.current = word
      return h(
        Context,
        { value: word },
        h('button', { onClick: press }, doubled, last.current),
        h(Leaf, { n: Math.min(count, 3) }),
      )
    }
    stage.render(h(Top))
    for (let press = 0; press < 3; press += 1) {
      stage.find('button').click()
      await stage.settle()
    }
    outside = 7
    for (const listen of listeners) listen()
    await stage.settle()
  },

  'a class that breaks, is caught, and tries again': async (
    stage,
    { createElement: h, ...react },
  ) => {
    let isBroken = true
    function Broken(): ReactNode {
      if (isBroken) throw new Error('broken')
      react.useEffect(() => stage.say('well'), [])
      return 'well'
    }
    class Guard extends react.Component<{ children: ReactNode }> {
      override state = { error: null as Error | null }
      static getDerivedStateFromError = (error: Error) => ({ error })
      override componentDidCatch = (error: Error) => stage.say(`did catch ${error.message}`)
      override componentDidMount = () => stage.say('did mount')
      override componentDidUpdate = () => stage.say('did update')
      override componentWillUnmount = () => stage.say('will unmount')
      override getSnapshotBeforeUpdate = () => 'snapshot'
      override render() {
        const again = () => this.setState({ error: null })
        return this.state.error ? h('button', { onClick: again }, 'again') : this.props.children
      }
    }
    stage.render(h(Guard, null, h('p', null, h(Broken))))
    stage.find('button').click()
    await stage.settle()
    isBroken = false
    stage.find('button').click()
    await stage.settle()
    stage.render(
      h(
        'p',
        null,
        h(() => {
          throw new Error('nobody there')
        }),
      ),
    )
    await stage.settle()
  },

  'events, here, there and through a portal': async (stage, { createElement: h, ...react }) => {
    const there = document.body.appendChild(document.createElement('aside'))
    const hear = (name: string) => (event: { type: string; eventPhase: number }) =>
      stage.say(`${name} ${event.type} ${event.eventPhase}`)
    const all = (name: string) => ({
      onClick: hear(name),
      onClickCapture: hear(`${name} capture`),
      onFocus: hear(name),
      onBlur: hear(name),
      onKeyDown: hear(name),
      onPointerDown: hear(name),
      onMouseEnter: hear(name),
      onSubmit: (event: { preventDefault(): void; type: string; eventPhase: number }) => {
        event.preventDefault()
        hear(name)(event)
      },
    })
    const inside = react.createPortal(h('button', { id: 'there', ...all('there') }), there)
    stage.render(
      h('form', all('form'), h('button', { id: 'here', type: 'submit', ...all('here') }), inside),
    )
    for (const id of ['#here', '#there']) {
      const button = stage.find(id)
      button.focus()
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
      button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      button.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      button.click()
      button.blur()
    }
    stage.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await stage.settle()
  },

  'fields that React holds': async (stage, { createElement: h, ...react }) => {
    function Form() {
      const [values, setValues] = react.useState({ text: 'a', area: 'b', one: 'y', is: false })
      const set = (part: object) => setValues((old) => ({ ...old, ...part }))
      const hear = (name: string) => (event: { currentTarget: EventTarget }) =>
        set({ [name]: (event.currentTarget as HTMLInputElement).value })
      return h(
        'form',
        { action: '/send', method: 'post' },
        h('input', {
          id: 'text',
          value: values.text,
          onChange: hear('text'),
        }),
        h('textarea', {
          id: 'area',
          value: values.area,
          onChange: hear('area'),
        }),
        h('input', {
          id: 'is',
          type: 'checkbox',
          checked: values.is,
          onChange: () => set({ is: !values.is }),
        }),
        h(
          'select',
          { id: 'one', value: values.one, onChange: hear('one') },
          h('option', { value: 'x' }, 'X'),
          h('option', { value: 'y' }, 'Y'),
        ),
        h('input', { defaultValue: 'loose', 'data-x': true, style: { color: 'red', top: 4 } }),
        h('svg', { viewBox: '0 0 1 1' }, h('path', { d: 'M0 0', strokeWidth: 2 })),
        JSON.stringify(values),
      )
    }
    stage.render(h(Form))
    const type = (id: string, value: string, kind = 'input') => {
      const field = stage.find(id)
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
      set?.call(field, value)
      field.dispatchEvent(new Event(kind, { bubbles: true }))
    }
    type('#text', 'typed')
    type('#area', 'typed too')
    type('#one', 'x', 'change')
    stage.find('#is').click()
    await stage.settle()
    stage.say([...document.querySelectorAll('input')].map(({ value, checked }) => [value, checked]))
  },

  'what comes late, and what takes its place': async (stage, { createElement: h, ...react }) => {
    const { promise, resolve } = Promise.withResolvers<() => ReactNode>()
    function Beside() {
      react.useLayoutEffect(() => {
        stage.say('beside on')
        return () => stage.say('beside off')
      }, [])
      return h('i', null, 'beside')
    }
    function Later() {
      const [Late, arrive] = react.useState<(() => ReactNode) | null>(null)
      react.useEffect(() => void promise.then((found) => arrive(() => found)), [])
      return Late ? h(Late) : 'wait'
    }
    const page = (isOpen: boolean) => h('div', null, isOpen ? h(Later) : null, h(Beside))
    stage.render(page(false))
    stage.render(page(true))
    await stage.settle()
    resolve(() => h('u', null, 'late'))
    await stage.settle()
    stage.render(page(false))
    await stage.settle()
  },

  'what is checked twice': async (stage, { createElement: h, ...react }) => {
    const Named = react.forwardRef<HTMLElement, { name: string }>((props, ref) =>
      h('b', { ref, id: props.name, dangerouslySetInnerHTML: { __html: '<i>in</i>' } }),
    )
    function Held() {
      const handle = react.useRef<{ word: string }>(null)
      react.useImperativeHandle(handle, () => ({ word: 'held' }), [])
      react.useEffect(() => stage.say(handle.current?.word), [])
      const ref = (node: HTMLElement | null) => {
        stage.say(`on ${node?.id}`)
        return () => stage.say('off')
      }
      return h(Named, { name: 'named', ref })
    }
    stage.render(h(react.StrictMode, null, h(react.Fragment, { key: 'k' }, h(Held), 'text', null)))
    await stage.settle()
  },
}
