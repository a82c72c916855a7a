import { parseAst } from 'vite'

/** What is known of a program as a whole, and cannot be read from one file of it. */
export interface Facts {
  /** No `tag` ever has one of these values. */
  tags: readonly number[]
  /** Variables and properties, by name, that always have the value which stands here as code. */
  values: Readonly<Record<string, string>>
  /** Functions, by name, of which no more than this body is ever needed. */
  bodies: Readonly<Record<string, string>>
  /** Functions, by name, of which `new` never makes anything that is used. */
  classes: readonly string[]
}

// Of the many shapes of a syntax tree only what is asked for here.
interface Node {
  type: string
  start: number
  end: number
  name?: string
  value?: unknown
  operator?: string
  computed?: boolean
  [child: string]: unknown
}

/**
 * The program with what is known of it written in, so that a minifier finds what is never reached.
 * Throws when something that a fact names is not there: then it is another program.
 */
export function withFacts(code: string, { tags, values, bodies, classes }: Facts): string {
  const edits: { start: number; end: number; text: string }[] = []
  const found = new Set<string>()

  const write = ({ start, end }: Node, text: string, fact: string) => {
    found.add(fact)
    edits.push({ start, end, text })
    return true
  }

  /** Whether it was a fact, so that nobody need look inside. */
  function isKnown(node: Node, parent: Node): boolean {
    switch (node.type) {
      case 'FunctionDeclaration': {
        const name = nameOf(child(node, 'id'))
        return Object.hasOwn(bodies, name) && write(child(node, 'body'), `{${bodies[name]}}`, name)
      }
      case 'BinaryExpression': {
        const sides = [child(node, 'left'), child(node, 'right')]
        const tag = sides.find(({ type }) => type === 'Literal')?.value
        const isEqual = { '===': '!1', '!==': '!0' }[node.operator ?? '']
        return (
          Boolean(isEqual && sides.some(isTag) && isTagOf(tag)) &&
          write(node, `${isEqual}`, `tag ${tag}`)
        )
      }
      case 'NewExpression': {
        const name = nameOf(child(node, 'callee'))
        return classes.includes(name) && write(node, 'null', name)
      }
      case 'ExpressionStatement': {
        const [, name = ''] = /^(\w+)\.prototype\.\w+ = function\b/.exec(textOf(node)) ?? []
        return classes.includes(name) && write(node, '', name)
      }
    }
    const name = readName(node, parent)
    if (!Object.hasOwn(values, name)) return false
    if (parent.type === 'AssignmentExpression' && parent.left === node) return true
    return write(node, `(${values[name]})`, name)
  }

  const textOf = ({ start, end }: Node) => code.slice(start, end)
  const isTagOf = (tag: unknown) => tags.some((known) => known === tag)

  /** Takes out the cases that there never are, but for what others fall into. */
  function writeSwitch(node: Node, body: Node | null): readonly Node[] {
    let isEntered = false
    return (node.cases as Node[]).filter((one) => {
      const tag = (one.test as Node | null)?.value
      const own = one.consequent as Node[]
      const isDead = isTagOf(tag)
      const isOut = isDead && !isEntered
      if (isOut) {
        write(one, '', `tag ${tag}`)
        const names = declaredIn(own)
        const start = (body?.start ?? 0) + 1
        if (names.length > 0) edits.push({ start, end: start, text: `var ${names.join()};` })
        return false
      }
      if (isDead) write({ ...one, end: own[0]?.start ?? one.end }, '', `tag ${tag}`)
      isEntered = own.length === 0 || !isLeaving(own)
      return true
    })
  }

  function visit(node: Node, parent: Node, body: Node | null): void {
    if (isKnown(node, parent)) return
    const isFunction = /Function/.test(node.type)
    // A parameter of that name is another variable.
    const own = isFunction ? (node.params as Node[]).map(nameOf) : []
    if (own.some((name) => Object.hasOwn(values, name))) return
    const isChoice = node.type === 'SwitchStatement' && isTag(child(node, 'discriminant'))
    const next = isChoice ? writeSwitch(node, body) : childrenOf(node)
    for (const one of next) visit(one, node, isFunction ? child(node, 'body') : body)
  }

  const program = parseAst(code) as unknown as Node
  for (const node of childrenOf(program)) visit(node, program, null)
  const facts = [
    ...tags.map((tag) => `tag ${tag}`),
    ...classes,
    ...Object.keys({ ...values, ...bodies }),
  ]
  for (const fact of facts) if (!found.has(fact)) throw unknown(fact)
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), code)
}

const unknown = (fact: string) =>
  new Error(`gw-with-facts: "${fact}" is not what it was. Look at the program, and fix its facts.`)

const child = (node: Node, name: string) => node[name] as Node

const nameOf = (node: Node | null) => node?.name ?? ''

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')

/** `fiber.tag`, or the variable that it was put into. */
const isTag = (node: Node) =>
  (node.type === 'MemberExpression' ? nameOf(child(node, 'property')) : nameOf(node)) === 'tag'

/** The name of a variable or property that is read or set here; nothing for what is declared, or a key. */
function readName(node: Node, parent: Node): string {
  if (node.type === 'MemberExpression') {
    const isPlain = !node.computed && isChain(child(node, 'object'))
    return isPlain ? nameOf(child(node, 'property')) : ''
  }
  const isName =
    (parent.type === 'VariableDeclarator' && parent.id === node) ||
    (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
    (parent.type === 'Property' && parent.key === node)
  return node.type === 'Identifier' && !isName ? nameOf(node) : ''
}

/** Names with dots between them: reading one does nothing else. */
const isChain = (node: Node): boolean =>
  node.type === 'Identifier' || (node.type === 'MemberExpression' && isChain(child(node, 'object')))

/** Whether what comes after these is never reached from them. */
const isLeaving = (nodes: readonly Node[]) =>
  /^(?:Break|Return|Throw|Continue)/.test(nodes.at(-1)?.type ?? '')

/** The names that `var` gives to the whole function. */
const declaredIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => {
    if (/Function/.test(node.type)) return []
    const own = node.type === 'VariableDeclarator' ? [nameOf(child(node, 'id'))] : []
    return [...own, ...declaredIn(childrenOf(node))]
  })
