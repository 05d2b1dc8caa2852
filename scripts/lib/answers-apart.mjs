// What a call answers is described by schemas, in contracts (src/lib/contracts) as all else of a call. Nothing that is served is
// looked through by them: they are for types, for the document of the API, and for another backend's answers. The server
// in one file leaves them out, more than half of 7,100 schemas, 8 MB of them; who needs them reads the contracts' sources
// (src/lib/api/contract-sources.ts).
const CONTRACT = /\/src\/lib\/contracts\/[a-z-]+\.ts$/;

const isNode = (value) => typeof value?.type === 'string';
const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** All nodes below one, itself included; what lies in functions only where it is asked for. */
function* nodesIn(node, withFunctions = true) {
  yield node;
  if (!withFunctions && isFunction(node)) return;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesIn(value, withFunctions);
}

const calls = (node) => [...nodesIn(node, false)].some(({ type }) => type === 'CallExpression');

/** The text of a property with the comma behind it, as line breaks: lines of stacks stay true. */
const emptied = (text) => text.replace(/[^\n]/g, '');

const isRow = ({ callee }) => callee?.object?.name === 'endpoint';

/** Where `returns` of a row stands; a row itself may be called so. */
function* answersIn(program) {
  for (const { type, properties } of nodesIn(program)) {
    if (type !== 'ObjectExpression') continue;
    for (const [at, { key, value, start, end }] of properties.entries())
      if (key?.name === 'returns' && !isRow(value)) yield { start, end: properties[at + 1]?.start ?? end };
  }
}

/** Constants that are made by calls. Each is made in a call without side effects, so that it goes when nobody needs it. */
function* madeIn(program) {
  for (const statement of program.body) {
    const { type, declarations } = statement.declaration ?? statement;
    if (type !== 'VariableDeclaration') continue;
    for (const { id, init } of declarations)
      if (id.type === 'Identifier' && init && calls(init)) yield { start: init.start, end: init.end };
  }
}

export const answersApart = {
  name: 'answers-apart',
  transform(code, id) {
    if (!CONTRACT.test(id.replaceAll('\\', '/'))) return undefined;
    const program = this.parse(code);
    const changes = [
      ...[...answersIn(program)].map(({ start, end }) => [start, emptied(code.slice(start, end)), end]),
      ...[...madeIn(program)].flatMap(({ start, end }) => [
        [start, '/* @__PURE__ */ (() => (', start],
        [end, '))()', end],
      ]),
    ];
    const changed = changes
      .toSorted(([a], [b]) => b - a)
      .reduce((text, [start, instead, end]) => text.slice(0, start) + instead + text.slice(end), code);
    return { code: changed, map: null };
  },
};
