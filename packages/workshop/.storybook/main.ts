import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'
import { oneTemplate } from './one-template.ts'

/** Folder of the one template that is shown; unset: all of the registry. */
const only = process.env.WORKSHOP_TEMPLATE

/**
 * Vite bundles dependencies before it serves a page, but finds them only in code outside `node_modules`, where the published
 * workshop is not. React and the kit are CommonJS or many files, and must be one copy for workshop and template: named here,
 * they are bundled once.
 */
const KIT = ['', '/fixtures', '/forms', '/manifest', '/settings'].map((entry) => `@store/template-kit${entry}`)
const SHARED = ['@store/core', ...KIT, 'react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom']
const isInstalled = import.meta.url.includes('/node_modules/')

const config: StorybookConfig = {
  // TypeScript in the repository, built in the published package.
  stories: ['../{stories,parts}/*.stories.@(tsx|js)'],
  addons: ['@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Templates from their source, styles included, as the storefront has them.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [only ? oneTemplate(only) : null],
      // A template in development may have no tsconfig.json with this setting.
      esbuild: { jsx: 'automatic' },
      // `preview.tsx` awaits the words of settings.
      build: { target: 'es2022' },
      optimizeDeps: { include: isInstalled ? SHARED : [] },
      resolve: {
        conditions: ['@store/source', ...defaultClientConditions],
        // A template outside the repository has its own copies; two would share no context.
        dedupe: ['@store/core', '@store/template-kit', 'react', 'react-dom'],
      },
    }),
}

export default config
