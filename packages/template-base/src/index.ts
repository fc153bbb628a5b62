import { defineTemplate } from '@store/template-kit/manifest'
import { readSettings, settings, tokens } from './settings.ts'

/** What draws `/template8`, and every number that no installed template has (K8). */
export const template = defineTemplate({
  id: 8,
  name: 'Base',
  settings: { shape: settings, read: readSettings },
  tokens,
  design: './design',
  styles: './styles.css',
  fonts: { body: null },
  home: { products: 12 },
  list: { fields: [] },
})
