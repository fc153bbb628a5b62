import { defineTemplate } from '@store/template-kit/manifest'
import { readSettings, settings, tokens } from './settings.ts'

export const template = defineTemplate({
  id: 6,
  name: 'Voltio',
  settings: { shape: settings, read: readSettings },
  tokens,
  design: './design',
  styles: './styles.css',
  fonts: { body: 'encode-sans.woff2' },
  home: { products: 12 },
  list: { fields: [] },
})
