import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  intro:
    'Ce par quoi commence la discussion quand vous touchez « Écrire sur WhatsApp » dans une commande. Rien ne part tout seul : vous lisez et envoyez.',
  kinds: {
    confirm: {
      title: 'À confirmer',
      when: 'Commandes payées à la livraison ou par discussion : l’acheteur la veut-il ?',
    },
    payment: { title: 'Attend le paiement', when: 'Commandes non payées.' },
    ready: { title: 'Prête à retirer', when: 'Quand on peut venir la chercher.' },
    onTheWay: { title: 'En route', when: 'Une fois remise au transporteur.' },
    arrived: { title: 'Arrivée ?', when: 'Pour savoir si elle a été reçue.' },
    hello: { title: 'Autre message', when: 'Tout le reste.' },
  },
  places: {
    name: 'nom',
    shop: 'boutique',
    number: 'commande',
    total: 'total',
    link: 'lien',
    carrier: 'transporteur',
    guide: 'suivi',
  },
  put: 'Touchez une donnée pour la mettre là où vous écrivez. Si une commande ne l’a pas, cette phrase ne part pas.',
  blank: 'Vide : notre texte.',
  preview: 'Ce qui arrive',
  back: 'Revenir à notre texte',
  own: 'Votre texte',
  unknown: (names, known) => `Nous ne connaissons pas ${names}. Vous pouvez utiliser : ${known}.`,
  tooLong: (most) => `${most} caractères au plus.`,
  example: { name: 'Marcela', carrier: 'Servientrega' },
}
