import { defineTemplate } from '@store/template-kit/manifest'
import { nameWidths } from './name-widths.ts'
import { fitSettings, readSettings, settings, tokens } from './settings.ts'

export const template = defineTemplate({
  id: 16,
  name: 'Sazón',
  suits: { food: 1, grocery: 2 },
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
    kitchen: {
      es: () => import('./words/kitchen-es.ts'),
      en: () => import('./words/kitchen-en.ts'),
      pt: () => import('./words/kitchen-pt.ts'),
      fr: () => import('./words/kitchen-fr.ts'),
    },
  },
  tokens,
  design: './design',
  styles: './styles.css',
  fonts: { body: 'chivo-carta.woff2', names: nameWidths },
  // The home page is the whole menu.
  home: { products: 24 },
  // Dishes show their tags, such as "spicy".
  list: { fields: ['tagValues'] },
})
