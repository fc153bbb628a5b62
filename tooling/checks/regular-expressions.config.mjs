import parser from '@typescript-eslint/parser'
import regexp from 'eslint-plugin-regexp'

/**
 * Finds regular expressions with super-linear running time: one request could block a process for minutes. Other rules are
 * Biome's; tests are left out, as they read only their own texts.
 */
export default [
  {
    ignores: [
      '**/{.cache,dist,build,node_modules,storybook-static}/**',
      '**/*.test.*',
      '**/*.spec.*',
      '**/fonts/**',
      'tooling/bench/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: true },
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
]
