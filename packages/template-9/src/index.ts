import { defineTemplate } from '@store/template-kit/manifest'
import { readSettings, settings, tokens } from './settings.ts'

export const template = defineTemplate({
  id: 9,
  name: 'Bruma',
  settings: { shape: settings, read: readSettings },
  tokens,
  design: './design',
  styles: './styles.css',
  fonts: { body: 'rosario-calm.woff2' },
  home: { products: 12 },
  list: { fields: [] },
})
