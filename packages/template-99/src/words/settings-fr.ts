import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  doodles: {
    label: 'Dessins du fond',
    hint: 'Les dessins derrière la conversation, sur toutes les pages.',
    choices: {
      auto: 'Selon vos catégories',
      none: 'Aucun',
      plants: 'Plantes',
      food: 'Nourriture',
      clothes: 'Vêtements',
      home: 'Maison',
      gadgets: 'Appareils',
      gifts: 'Cadeaux',
    },
  },
  showSubcategories: {
    label: 'Proposer les sous-catégories',
    hint: 'Quand on choisit une catégorie, la réponse propose ses sous-catégories.',
  },
  categoryStyle: {
    label: 'Style des catégories',
    hint: 'L’aspect des catégories sur la page d’accueil.',
    choices: { 1: 'Boutons', 2: 'Bulles avec photo', 3: 'Une liste' },
  },
  productStyle: {
    label: 'Style des produits',
    hint: 'L’aspect des produits dans les listes.',
    choices: { 1: 'Message', 2: 'Ligne', 3: 'Album' },
  },
  logo: {
    label: 'Forme du logo',
    hint: 'L’aspect de votre logo en haut de toutes les pages.',
    choices: { wordmark: 'En largeur', square: 'Carré' },
  },
}
export default words
