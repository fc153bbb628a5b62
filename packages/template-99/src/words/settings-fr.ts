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
}
export default words
