import ts from 'typescript'

/** A field, a method or an entry of a documented declaration. */
export interface Member {
  name: string
  /** Its type, or the value of a table's entry, as in the source. */
  type: string
  text: string
  isOptional: boolean
}

/** One declaration of a source file, with its docstring. */
export interface Documented {
  name: string
  kind: 'function' | 'interface' | 'type' | 'const' | 'export'
  text: string
  example: string
  /** A function's signature; a type's definition; the original name of a renamed export. */
  signature: string
  members: readonly Member[]
  /** Types that it extends. */
  bases: readonly string[]
}

/**
 * Reads the docstrings of a source file, for documentation generated from the code: of functions, interfaces,
 * tables, and the exports of an index.
 */
export function readDocs(source: string, fileName = 'source.tsx'): Documented[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true)
  return file.statements.flatMap(readStatement)
}

function readStatement(statement: ts.Statement): Documented[] {
  if (ts.isFunctionDeclaration(statement)) return [readFunction(statement)]
  if (ts.isInterfaceDeclaration(statement)) return [readInterface(statement)]
  if (ts.isTypeAliasDeclaration(statement)) return [readType(statement)]
  if (ts.isVariableStatement(statement)) return readConstants(statement)
  return ts.isExportDeclaration(statement) ? readExports(statement) : []
}

const nothing = { text: '', example: '', signature: '', members: [], bases: [] }

function readFunction(node: ts.FunctionDeclaration): Documented {
  const name = node.name?.text ?? ''
  const given = node.parameters.map(written).join(', ')
  const answer = node.type ? `: ${written(node.type)}` : ''
  const generics = node.typeParameters ? `<${node.typeParameters.map(written).join(', ')}>` : ''
  const signature = `${name}${generics}(${given})${answer}`
  return { ...nothing, ...docOf(node), name, kind: 'function', signature, members: returned(node) }
}

function readInterface(node: ts.InterfaceDeclaration): Documented {
  const bases = node.heritageClauses?.flatMap(({ types }) => types.map(written)) ?? []
  const members = node.members.map(readMember)
  return { ...nothing, ...docOf(node), name: node.name.text, kind: 'interface', members, bases }
}

function readType(node: ts.TypeAliasDeclaration): Documented {
  const signature = written(node.type)
  return { ...nothing, ...docOf(node), name: node.name.text, kind: 'type', signature }
}

function readConstants(node: ts.VariableStatement): Documented[] {
  return node.declarationList.declarations.map((declaration) => ({
    ...nothing,
    ...docOf(node),
    name: written(declaration.name),
    kind: 'const',
    signature: declaration.type ? written(declaration.type) : '',
    members: entriesOf(declaration.initializer),
  }))
}

function readExports({ exportClause }: ts.ExportDeclaration): Documented[] {
  if (!exportClause || !ts.isNamedExports(exportClause)) return []
  return exportClause.elements.map(({ name, propertyName }) => ({
    ...nothing,
    name: name.text,
    kind: 'export',
    signature: (propertyName ?? name).text,
  }))
}

/** The methods of the object that a function returns, such as a group of actions. */
function returned({ body }: ts.FunctionDeclaration): Member[] {
  const last = body?.statements.find(ts.isReturnStatement)
  return entriesOf(last?.expression).filter(({ type }) => type.startsWith('('))
}

/** The entries of a table that is written as an object. */
function entriesOf(node: ts.Expression | undefined): Member[] {
  if (node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)))
    return entriesOf(node.expression)
  if (!node || !ts.isObjectLiteralExpression(node)) return []
  return node.properties.filter((one) => one.name !== undefined).map(readMember)
}

function readMember(node: ts.TypeElement | ts.ObjectLiteralElementLike): Member {
  const { text } = docOf(node)
  const name = node.name ? written(node.name).replace(/^'(.*)'$/, '$1') : ''
  return {
    name,
    type: typeOf(node),
    text,
    isOptional: Boolean('questionToken' in node && node.questionToken),
  }
}

function typeOf(node: ts.TypeElement | ts.ObjectLiteralElementLike): string {
  if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) {
    const answer = node.type ? ` => ${written(node.type)}` : ''
    return `(${node.parameters.map(written).join(', ')})${answer}`
  }
  if (ts.isPropertySignature(node)) return node.type ? written(node.type) : ''
  return ts.isPropertyAssignment(node) ? written(node.initializer) : ''
}

/** The text of a docstring, and its example. */
function docOf(node: ts.Node): Pick<Documented, 'text' | 'example'> {
  const doc = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)
  const example = doc?.tags?.find(({ tagName }) => tagName.text === 'example')
  return {
    text: ts.getTextOfJSDocComment(doc?.comment)?.trim() ?? '',
    example: ts.getTextOfJSDocComment(example?.comment)?.trim() ?? '',
  }
}

/** Code on one line, as in the source. */
const written = (node: ts.Node): string =>
  node
    .getText()
    .replace(/\s+/g, ' ')
    .replace(/([([]) /g, '$1')
    .replace(/,? ([)\]])/g, '$1')
