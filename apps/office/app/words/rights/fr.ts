import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  rolesDo: {
    owner: 'Tout, y compris fermer la boutique et changer où va l’argent.',
    manager: 'Tout le quotidien, et l’équipe. Ne change pas où va l’argent.',
    sales: 'Commandes, acheteurs et messages.',
    stockroom: 'Emballe, expédie et compte les unités.',
    content: 'Produits, prix, textes et apparence.',
    accountant: 'Voit commandes et chiffres, sans les données des acheteurs.',
  },
  needs: (roles, givers) =>
    `Il faut pour cela le rôle ${roles}. Une personne qui a le rôle ${givers} peut vous le donner.`,
  support: 'L’accès du support ne va pas jusqu’ici.',
}
