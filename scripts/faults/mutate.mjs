/**
 * Small changes to TypeScript that somebody could have typed by mistake: `node mutate.mjs <typescript> < source` prints them as JSON.
 * `start` and `end` count UTF-16 units, lines count from 1. Types, imports and texts are left alone.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const ts = createRequire(import.meta.url)(process.argv[2]);
const { SyntaxKind: Kind } = ts;
const source = readFileSync(0, "utf8");
const file = ts.createSourceFile("source.ts", source, ts.ScriptTarget.Latest, true);
const edits = [];

const SWAPPED = new Map([
  [Kind.LessThanToken, ["comparison swapped", "<="]], [Kind.LessThanEqualsToken, ["comparison swapped", "<"]],
  [Kind.GreaterThanToken, ["comparison swapped", ">="]], [Kind.GreaterThanEqualsToken, ["comparison swapped", ">"]],
  [Kind.EqualsEqualsEqualsToken, ["comparison swapped", "!=="]], [Kind.ExclamationEqualsEqualsToken, ["comparison swapped", "==="]],
  [Kind.PlusToken, ["sum turned", "-"]], [Kind.MinusToken, ["sum turned", "+"]],
  [Kind.PlusEqualsToken, ["sum turned", "-="]], [Kind.MinusEqualsToken, ["sum turned", "+="]],
  [Kind.AmpersandAmpersandToken, ["and/or swapped", "||"]], [Kind.BarBarToken, ["and/or swapped", "&&"]],
  [Kind.QuestionQuestionToken, ["and/or swapped", "&&"]],
]);
const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
/** Two names, or two numbers: others are not mixed up, as that would fail at once. */
const areAlike = (one, two) => one?.kind === two.kind && !(isText(one) || ts.isSpreadElement(one) || ts.isArrowFunction(one));
const line = (at) => file.getLineAndCharacterOfPosition(at).line + 1;

function add(kind, node, text, start = node.getStart(), end = node.getEnd()) {
  let statement = node;
  while (!ts.isStatement(statement) && !ts.isClassElement(statement) && statement.parent) statement = statement.parent;
  const first = Math.max(line(statement.getStart()), line(start) - 1); // long objects are one statement
  edits.push({ kind, start, end, new: text, first, last: line(end) });
}

/** Expressions such as `a < b`: the operator changes, but texts are never subtracted, nor values that can be missing mixed up. */
function swap(node) {
  const [kind, text] = SWAPPED.get(node.operatorToken.kind) ?? [];
  if (!kind || (kind === "sum turned" && (isText(node.left) || isText(node.right)))) return;
  if (node.operatorToken.kind === Kind.BarBarToken || node.operatorToken.kind === Kind.AmpersandAmpersandToken) {
    if ([node.left, node.right, node.parent].some((other) => ts.isBinaryExpression(other))) return; // precedence
  }
  add(kind, node.operatorToken, text);
}

function visit(node) {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
  if (ts.isBinaryExpression(node)) swap(node);
  if (ts.isNumericLiteral(node) && /^\d+$/.test(node.text)) add("number plus one", node, String(Number(node.text) + 1));
  if (node.kind === Kind.TrueKeyword) add("truth turned", node, "false");
  if (node.kind === Kind.FalseKeyword) add("truth turned", node, "true");
  if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken) add("not dropped", node, "", node.getStart(), node.operand.getStart());
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) add("call dropped", node, ";");
  if (ts.isIfStatement(node) && !node.elseStatement) {
    const only = ts.isBlock(node.thenStatement) && node.thenStatement.statements.length === 1 ? node.thenStatement.statements[0] : node.thenStatement;
    if (ts.isReturnStatement(only)) add("early return dropped", only, ";");
  }
  if (ts.isCallExpression(node) && !/^Math\.(min|max)$/.test(node.expression.getText())) for (const [i, two] of node.arguments.entries()) {
    const one = node.arguments[i - 1];
    if (areAlike(one, two)) add("arguments swapped", two, two.getText() + source.slice(one.getEnd(), two.getStart()) + one.getText(), one.getStart(), two.getEnd());
  }
  ts.forEachChild(node, visit);
}

visit(file);
process.stdout.write(JSON.stringify(edits.filter((edit) => source.slice(edit.start, edit.end) !== edit.new)));
