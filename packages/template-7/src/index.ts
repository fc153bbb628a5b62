import { defineTemplate } from '@store/template-kit/manifest'
import { nameWidths } from './name-widths.ts'
import { readSettings, settings, tokens } from './settings.ts'

export const template = defineTemplate({
  id: 7,
  name: 'Canasta',
  suits: { food: 2, grocery: 1, toys: 2 },
  settings: {
    shape: settings,
    read: readSettings,
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
  fonts: { body: 'gabarito.woff2', names: nameWidths },
  home: { products: 12 },
  list: { fields: [] },
})
