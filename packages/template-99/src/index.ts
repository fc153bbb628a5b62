import { defineTemplate } from '@store/template-kit/manifest'
import { nameWidths } from './name-widths.ts'
import { fitSettings, readSettings, settings, tokens } from './settings.ts'

export const template = defineTemplate({
  id: 99,
  name: 'Charla',
  suits: { food: 3, grocery: 3, technology: 3, toys: 3 },
  settings: {
    shape: settings,
    read: readSettings,
    fit: fitSettings,
    words: {
      es: () => import('./words/settings-es.ts'),
      en: () => import('./words/settings-en.ts'),
      pt: () => import('./words/settings-pt.ts'),
      fr: () => import('./words/settings-fr.ts'),
    },
  },
  tokens,
  design: './design',
  styles: './styles.css',
  fonts: { body: 'asap.woff2', names: nameWidths },
  home: { products: 12 },
  list: { fields: [] },
})
