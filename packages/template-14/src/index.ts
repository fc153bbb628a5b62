import { defineTemplate } from '@store/template-kit/manifest'
import { nameWidths } from './name-widths.ts'
import { fitSettings, readSettings, settings, tokens } from './settings.ts'

export const template = defineTemplate({
  id: 14,
  name: 'Anaquel',
  suits: { crafts: 2 },
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
  trades: {
    bookshop: {
      es: () => import('./words/bookshop-es.ts'),
      en: () => import('./words/bookshop-en.ts'),
      pt: () => import('./words/bookshop-pt.ts'),
      fr: () => import('./words/bookshop-fr.ts'),
    },
  },
  tokens,
  design: './design',
  styles: './styles.css',
  fonts: { body: 'piazzolla-shelf.woff2', names: nameWidths },
  home: { products: 12 },
  list: { fields: [] },
})
