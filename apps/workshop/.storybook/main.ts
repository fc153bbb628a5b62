import type { StorybookConfig } from '@storybook/react-vite'
import { oneTemplate } from './one-template.ts'

/** Folder of the one template that is shown; unset: all of the registry. */
const only = process.env.WORKSHOP_TEMPLATE

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), only ? oneTemplate(only) : null],
    // Of a template from elsewhere, too, there is one kit and one React.
    resolve: { ...vite.resolve, dedupe: ['@store/core', '@store/template-kit', 'react', 'react-dom'] },
  }),
}

export default config
