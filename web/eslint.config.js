import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

// What the type check can't see: what is declared and never used, what looks like one thing and is another.
export default ts.config(
  { ignores: ['src/generated/', 'node_modules/', '.svelte-kit/'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: 'error',
      // Drawings are our own SVG text; words of games never reach them as markup.
      'svelte/no-at-html-tags': 'off',
      // Addresses are parsed by lib/router.
      'svelte/no-navigation-without-resolve': 'off',
      'svelte/prefer-svelte-reactivity': 'off',
      // A space that must stay is written as one.
      'svelte/no-useless-mustaches': 'off',
      // svelte-check judges those comments.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
);
