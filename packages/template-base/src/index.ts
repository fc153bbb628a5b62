import { defineTemplate, type Template } from '@store/template-kit'
import { Layout } from './layout.tsx'

const screens: Template['screens'] = {
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
}
const noWords = () => Promise.resolve({ default: {} })
const words: Template['words'] = { es: noWords, en: noWords, pt: noWords, fr: noWords }

const made = new Map<number, Template>()

/**
 * A full template in plain clothes, under any number: it serves `/template8`, numbers without a package (K8) and
 * templates still being made. It speaks in the kit's own words. The same number gets the same template.
 */
export function baseTemplate(id: number): Template {
  const template = made.get(id) ?? defineTemplate({ id, name: 'Base', Layout, screens, words })
  made.set(id, template)
  return template
}
