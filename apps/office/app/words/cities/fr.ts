import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  title: 'Vos propres villes',
  back: 'Livraison',
  intro:
    'Les villes que vous ajoutez parce que la liste de votre pays ne les a pas. Les clients les choisissent, et vous fixez leur prix.',
  noList: (country) =>
    `Nous n’avons pas la liste des villes de ce pays (${country}) : les clients choisissent parmi celles que vous ajoutez ici.`,
  hasList: (country, count) =>
    `De ce pays (${country}), nous connaissons déjà ${count} villes. Ajoutez seulement celles qui manquent.`,
  toPrices: 'Fixer leurs prix dans Livraison',
  notByCity: 'Pour facturer un prix par ville, choisissez « Selon la ville » dans Livraison.',
  none: 'Vous n’avez pas encore ajouté de villes.',
  count: (cities) => (cities === 1 ? '1 ville' : `${cities} villes`),
  price: (price) => `Livraison : ${price}`,
  noPrice: 'Sans prix : pas de livraison là-bas',
  remove: 'Retirer',
  removed: (name) => `« ${name} » retirée. Les commandes qui la nomment la gardent.`,
  restored: (name) => `« ${name} » est de retour.`,
  usedBy: {
    shipping: (name) => `« ${name} » a un prix dans Livraison. Retirez-le d’abord.`,
    cashOnDelivery: (name) =>
      `« ${name} » est parmi les villes du paiement à la livraison, dans Paiements. Retirez-la d’abord.`,
  },
  add: 'Ajouter des villes',
  division: {
    department: 'Département',
    state: 'État',
    region: 'Région',
    province: 'Province',
    municipality: 'Municipalité',
  },
  choose: 'Choisissez',
  divisionMissing: 'Dites où se trouvent ces villes.',
  names: 'Noms',
  namesHint: 'Un par ligne. Vous pouvez coller une liste.',
  namesMissing: 'Écrivez au moins une ville.',
  bad: (line, text) => `Ligne ${line} : « ${text} » n’est pas un nom. Écrivez seulement la ville.`,
  long: (line, most) => `Ligne ${line} : le nom dépasse ${most} lettres.`,
  tooMany: (most) => `Ajoutez jusqu’à ${most} villes à la fois.`,
  listed: (cities) => (cities === 1 ? 'Cette ville est déjà dans la liste.' : 'Ces villes sont déjà dans la liste.'),
  added: (cities) => (cities === 1 ? '1 ville ajoutée.' : `${cities} villes ajoutées.`),
  already: (cities) => (cities === 1 ? '1 y était déjà.' : `${cities} y étaient déjà.`),
}
