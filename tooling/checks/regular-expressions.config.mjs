import parser from '@typescript-eslint/parser'
import regexp from 'eslint-plugin-regexp'

/**
 * Regular expressions whose time grows faster than their input: one request could hold a process for minutes.
 * Everything else that can be said of a line is biome's; tests read only what they wrote themselves.
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
