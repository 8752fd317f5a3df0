import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import { noRules } from "./lint/no-rules.js";
import svelteConfig from "./svelte.config.js";

const typed = ["web/**/*.ts", "web/**/*.svelte"];

// Run from the repository's root, so that it also covers scripts/.
export default defineConfig(
  { ignores: ["web/dist", "web/node_modules", "web/src/wire"] },
  js.configs.recommended,
  {
    files: typed,
    extends: [ts.configs.strictTypeChecked],
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      // A number in a text is what one wants, above all in the attributes of an SVG.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // A handler that hands on what it was given is clearer on one line.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  // After the typed rules, whose parser knows no Svelte.
  svelte.configs.recommended,
  {
    files: ["web/**/*.svelte", "web/**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["scripts/**/*.mjs", "web/maps/**/*.mjs", "web/*.js", "web/lint/*.js"],
    languageOptions: { globals: globals.node },
    rules: {
      // Members that a destructuring names only to leave them out.
      "no-unused-vars": ["error", { ignoreRestSiblings: true }],
    },
  },
  {
    // Where a game's client makes answers and shows what comes of them; its words, books and tests may say numbers.
    files: ["web/src/games/*/{play,stage,setup,cards,battle,odds,war,known,text}/**/*.ts"],
    ignores: [
      "**/*.test.ts",
      "**/{en,it,words}.ts",
      // Plans that people may choose: how many of what goes to whom.
      "web/src/games/triumph/setup/ready/**",
      // These still know rules, and are to go; the list only grows shorter.
      "web/src/games/triumph/setup/{officers,placing}.ts",
      "web/src/games/triumph/text/commands.ts",
      "web/src/games/europe/battle/dice.ts",
      "web/src/games/europe/play/landing.ts",
      "web/src/games/europe/cards/{worth,suggest}.ts",
      "web/src/games/battles/play/priority.ts",
    ],
    plugins: { bicorne: { rules: { "no-rules": noRules } } },
    rules: { "bicorne/no-rules": "error" },
  },
  {
    rules: {
      // A skipped or lonely test hides the others.
      "no-restricted-syntax": [
        "error",
        {
          selector: "MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skip|only|todo)/]",
          message: "Tests are neither skipped nor run alone.",
        },
      ],
    },
  },
);
