import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  title: 'Rechercher',
  label: {
    all: 'Numéro, nom, téléphone, suivi ou produit',
    numbers: 'Numéro de commande ou produit',
    products: 'Produit',
  },
  hint: 'Cherche dans vos commandes et vos produits.',
  hintProducts: 'Cherche dans vos produits.',
  orders: 'Commandes',
  products: 'Produits',
  all: 'Tout voir',
  none: (typed) => `Rien avec « ${typed} ».`,
}
