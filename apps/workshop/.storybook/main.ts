import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'
import { oneTemplate } from './one-template.ts'

/** Folder of the one template that is shown; unset: all of the registry. */
const only = process.env.WORKSHOP_TEMPLATE

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Templates from their source, styles included, as the storefront has them.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [only ? oneTemplate(only) : null],
      resolve: {
        conditions: ['@store/source', ...defaultClientConditions],
        // Of a template from elsewhere, too, there is one kit and one React.
        dedupe: ['@store/core', '@store/template-kit', 'react', 'react-dom'],
      },
    }),
}

export default config
