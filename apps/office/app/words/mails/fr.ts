import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  views: 'Quels textes',
  view: { chats: 'WhatsApp', mails: 'E-mails' },
  intro: 'Les e-mails aux acheteurs partent tout seuls à chaque étape d’une commande. Ajoutez-y ici quelques lignes.',
  from: 'Elles figurent dans les e-mails à partir de maintenant, dans la langue où vous les écrivez.',
  when: {
    confirmed: 'Quand vous confirmez la commande.',
    changed: 'Quand vous changez l’adresse ou le paiement.',
    paid: 'Quand l’argent arrive.',
    sent: 'Quand la commande part, et aussi quand on peut la retirer.',
    delivered: 'Quand elle est livrée.',
    returned: 'Quand le colis revient à votre boutique.',
    refunded: 'Quand vous rendez de l’argent.',
    cancelled: 'Quand vous annulez la commande.',
    lapsed: 'Quand personne n’a confirmé la commande à temps.',
  },
  steps: {
    confirmed: 'Commande confirmée',
    changed: 'Commande modifiée',
    paid: 'Paiement reçu',
    sent: 'En route',
    delivered: 'Livrée',
    returned: 'De retour à la boutique',
    refunded: 'Argent rendu',
    cancelled: 'Annulée',
    lapsed: 'Expirée',
  },
  own: 'Vos lignes',
  blank: (most) => `${most} caractères au plus. Vide : l’e-mail part sans lignes de vous.`,
  count: (used, most) => `${used} caractères sur ${most}. Vide : l’e-mail part sans lignes de vous.`,
  preview: 'Ce que dit l’e-mail',
  tooLong: (used, most) => `Il y a ${used} caractères, et ${most} au plus tiennent.`,
  buyer: 'Marcela',
}
