import { type Design, defineDesign, framedScreens } from '@store/template-kit'
import { Layout } from './layout.tsx'

/** No texts: the template uses the kit's. */
const noWords = () => Promise.resolve({ default: {} })
const words: Design['words'] = { es: noWords, en: noWords, pt: noWords, fr: noWords }

export const design = defineDesign({
  Layout,
  screens: {
    ...framedScreens(() => import('./frames.tsx')),
    Home: () => import('./home.tsx'),
    Catalog: () => import('./catalog.tsx'),
    Product: () => import('./product.tsx'),
    Cart: () => import('./cart.tsx'),
    Blog: () => import('./blog.tsx'),
    Article: () => import('./article.tsx'),
    Contact: () => import('./contact.tsx'),
  },
  words,
})
