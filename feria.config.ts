import { defineConfig } from './packages/templates/src/config.ts'

/** After a change: `pnpm gen registry`, then `pnpm install`. */
export default defineConfig({
  templates: [
    '@store/template-5',
    '@store/template-6',
    '@store/template-7',
    '@store/template-9',
    '@store/template-10',
    '@store/template-11',
    '@store/template-12',
    '@store/template-13',
    '@store/template-14',
    '@store/template-15',
    '@store/template-16',
    '@store/template-17',
    '@store/template-99',
  ],
})
