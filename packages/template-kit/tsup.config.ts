import { library } from '@store/tsup'

/**
 * One file per source file, so that a page loads only the parts it shows: bundlers can split separate files, but not a
 * single one.
 */
export default library({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.*'],
  dts: {
    entry: {
      index: 'src/index.ts',
      manifest: 'src/manifest.ts',
      settings: 'src/settings.ts',
      tokens: 'src/tokens.ts',
      testing: 'src/testing.tsx',
      'forms/index': 'src/forms/index.ts',
      'fixtures/index': 'src/fixtures/index.ts',
      'words/es': 'src/words/es.ts',
      'words/en': 'src/words/en.ts',
      'words/pt': 'src/words/pt.ts',
      'words/fr': 'src/words/fr.ts',
    },
  },
  external: ['react', 'react-dom', 'vitest'],
})
