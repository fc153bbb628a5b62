import { type Design, defineDesign } from '@store/template-kit'
import { Layout } from './layout.tsx'

/** It has no words of its own. */
const noWords = () => Promise.resolve({ default: {} })
const words: Design['words'] = { es: noWords, en: noWords, pt: noWords, fr: noWords }

export const design = defineDesign({
  Layout,
  screens: {
    Home: () => import('./home.tsx'),
    Catalog: () => import('./catalog.tsx'),
    Product: () => import('./product.tsx'),
    Cart: () => import('./cart.tsx'),
    Checkout: () => import('./checkout.tsx'),
    OrderPlaced: () => import('./order-placed.tsx'),
    OrderTracking: () => import('./order-tracking.tsx'),
    Marketplace: () => import('./marketplace.tsx'),
    MarketplaceProduct: () => import('./marketplace-product.tsx'),
    Blog: () => import('./blog.tsx'),
    Article: () => import('./article.tsx'),
    Contact: () => import('./contact.tsx'),
    Policies: () => import('./policies.tsx'),
    Newsletter: () => import('./newsletter.tsx'),
    Subscription: () => import('./subscription.tsx'),
    Locked: () => import('./locked.tsx'),
    Closed: () => import('./closed.tsx'),
    Error: () => import('./error.tsx'),
  },
  words,
})
