import { defineDesign, framedScreens } from '@store/template-kit'
import { Layout } from './layout.tsx'

export const design = defineDesign({
  Layout,
  screens: {
    ...framedScreens(
      () => import('./frames.tsx'),
      () => import('./order-frames.tsx'),
    ),
    Home: () => import('./home.tsx'),
    Catalog: () => import('./catalog.tsx'),
    Product: () => import('./product.tsx'),
    Cart: () => import('./cart.tsx'),
    Blog: () => import('./blog.tsx'),
    Article: () => import('./article.tsx'),
    Contact: () => import('./contact.tsx'),
  },
  words: {
    es: () => import('./words/es.ts'),
    en: () => import('./words/en.ts'),
    pt: () => import('./words/pt.ts'),
    fr: () => import('./words/fr.ts'),
  },
  moreWords: {
    orders: {
      es: () => import('./words/orders-es.ts'),
      en: () => import('./words/orders-en.ts'),
      pt: () => import('./words/orders-pt.ts'),
      fr: () => import('./words/orders-fr.ts'),
    },
    pages: {
      es: () => import('./words/pages-es.ts'),
      en: () => import('./words/pages-en.ts'),
      pt: () => import('./words/pages-pt.ts'),
      fr: () => import('./words/pages-fr.ts'),
    },
  },
})
