import ts from 'typescript'

const { SyntaxKind } = ts

/** Operators, each with its replacement. */
const OPERATORS = new Map([
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.EqualsEqualsToken, '!='],
  [SyntaxKind.ExclamationEqualsToken, '=='],
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.PlusToken, '-'],
  [SyntaxKind.MinusToken, '+'],
  [SyntaxKind.AsteriskToken, '/'],
])

/**
 * All mutations of a source: another operator, an inverted boolean, a condition that is always or never true,
 * a removed statement. Each is a range and its replacement.
 */
export function mutationsOf(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found = []
  const plant = (node, text) => {
    const [start, end] = [node.getStart(file), node.getEnd()]
    const line = file.getLineAndCharacterOfPosition(start).line + 1
    found.push({ path, line, start, end, text, was: source.slice(start, end) })
  }
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return
    if (ts.isBinaryExpression(node)) {
      const { operatorToken } = node
      const other = OPERATORS.get(operatorToken.kind)
      if (other) plant(operatorToken, other)
    }
    if (node.kind === SyntaxKind.TrueKeyword) plant(node, 'false')
    if (node.kind === SyntaxKind.FalseKeyword) plant(node, 'true')
    if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
      const condition = node.expression ?? node.condition
      plant(condition, 'true')
      plant(condition, 'false')
    }
    if (ts.isExpressionStatement(node)) plant(node, ';')
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
