/**
 * The client knows no rules: what a player may do and what comes of it is said by the server. A rule that is written down a
 * second time mostly shows by its numbers, so these are not allowed where a game's client makes answers and shows what comes
 * of them:
 *
 * - a whole number from 2 to 20 that something is reckoned or compared with, or that is the bound of `Math.min` and `Math.max`;
 * - a name for such a number (`const most = 8`);
 * - a table of numbers (`{ infantry: 1, cavalry: 3 }`).
 *
 * Nought and one count things and are no rules; larger numbers are lengths and times of the drawing. Components are not looked
 * at: they draw. Where a number is one of the drawing, or of the wire, the line says so: `// drawn: …` above it.
 */

const arithmetic = new Set(["+", "-", "*", "/", "%", "**", "<", ">", "<=", ">=", "===", "!=="]);

const isWhole = (value) => typeof value === "number" && Number.isInteger(value);
const isOfRules = (node) => node?.type === "Literal" && isWhole(node.value) && node.value >= 2 && node.value <= 20;
const isNumber = (node) => node?.type === "Literal" && isWhole(node.value);

export const noRules = {
  meta: {
    type: "problem",
    messages: { number: "A number of the rules? What comes of an answer is for the server to say (Game::forecast)." },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    const drawn = new Set(
      sourceCode
        .getAllComments()
        .filter(({ value }) => /^\s*drawn:/.test(value))
        .flatMap(({ loc }) => [loc.start.line, loc.end.line + 1]),
    );
    const report = (node) => {
      if (!drawn.has(node.loc.start.line)) context.report({ node, messageId: "number" });
    };
    return {
      BinaryExpression(node) {
        if (!arithmetic.has(node.operator)) return;
        for (const side of [node.left, node.right]) if (isOfRules(side)) report(side);
      },
      "CallExpression[callee.object.name='Math']"(node) {
        for (const argument of node.arguments) if (isOfRules(argument)) report(argument);
      },
      VariableDeclarator(node) {
        if (isOfRules(node.init)) report(node.init);
      },
      ObjectExpression(node) {
        const values = node.properties.flatMap((property) => (property.type === "Property" ? [property.value] : []));
        const table = values.length > 1 && values.every(isNumber) && values.some(isOfRules);
        if (table) report(node);
      },
    };
  },
};
