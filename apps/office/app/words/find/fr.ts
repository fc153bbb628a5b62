import type { Said } from '../words.ts'
import type { es } from './es.ts'

export const fr: Said<typeof es> = {
  title: 'Rechercher',
  label: 'Numéro, nom, téléphone, suivi ou produit',
  hint: 'Cherche dans vos commandes et vos produits.',
  orders: 'Commandes',
  products: 'Produits',
  all: 'Tout voir',
  none: (typed) => `Rien avec « ${typed} ».`,
}
