import { defineTemplate } from '@store/template-kit/manifest'
import { readSettings, settings, tokens } from './settings.ts'

/** The template of `/template8`, and of every number without an installed template (K8). */
export const template = defineTemplate({
  id: 8,
  name: 'Base',
  settings: {
    shape: settings,
    read: readSettings,
    unseen: {
      font: 'it has the system font alone',
      logo: 'it shows the logo beside the name, in its own shape',
      categoryStyle: 'it has one style of categories',
      productStyle: 'it has one style of products',
    },
  },
  tokens,
  design: './design',
  styles: './styles.css',
  fonts: { body: null },
  home: { products: 12 },
  list: { fields: [] },
})
