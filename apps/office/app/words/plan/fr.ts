import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  intro: 'Ce que la boutique utilise de son offre. Elle n’arrête jamais une commande.',
  plan: 'Offre',
  names: { start: 'Début', grow: 'Essor', big: 'Grande' },
  limits: {
    products: 'Produits',
    mediaBytes: 'Photos',
    people: 'Personnes de l’équipe, invitations comprises',
    mailsADay: 'E-mails du jour',
    ordersADay: 'Commandes du jour',
  },
  of: (used, most) => `${used} sur ${most}`,
  near: 'Presque plein',
  full: 'Plein',
  busy: 'Une journée chargée',
  todo: {
    products: {
      near: 'Bientôt, il n’y aura plus de place pour de nouveaux produits. Supprimez ceux que vous ne vendez plus, ou demandez davantage.',
      full: 'Il n’y a plus de place pour de nouveaux produits ; les vôtres se modifient et se vendent comme avant. Supprimez ceux que vous ne vendez plus, ou demandez davantage.',
    },
    mediaBytes: {
      near: 'Bientôt, il n’y aura plus de place pour de nouvelles photos. Demandez davantage.',
      full: 'Il n’y a plus de place pour de nouvelles photos ; les vôtres s’affichent comme avant. Demandez davantage.',
    },
    people: {
      near: 'Bientôt, vous ne pourrez plus inviter personne. Retirez qui ne travaille plus avec vous, ou demandez davantage.',
      full: 'Vous ne pouvez plus inviter personne. Retirez qui ne travaille plus avec vous, ou demandez davantage.',
    },
  },
  counted:
    'Seulement comptés : ni les commandes ni leurs e-mails ne s’arrêtent à cause de l’offre. Si chaque jour est ainsi, demandez davantage.',
  quiet: (date) =>
    `La boutique est nouvelle : jusqu’au ${date}, elle reçoit moins de commandes et envoie moins d’e-mails par jour ; à la limite, ils s’arrêtent jusqu’au lendemain.`,
  askTitle: 'Demander davantage',
  askHelp: 'Une personne de la plateforme le lit. Quand votre offre changera, vous le verrez ici.',
  text: 'Ce qu’il vous faut, et pour quand',
  ask: 'Demander davantage',
  waiting: 'En attente de réponse',
  askedBy: (who, when) => `${who} l’a demandé : ${when}`,
  change: 'Modifier la demande',
  changeIt: 'Enregistrer la modification',
  withdraw: 'Plus nécessaire',
  asked: 'Bien reçu. Quand votre offre changera, vous le verrez ici.',
  withdrawn: 'C’est fait : vous ne demandez plus rien.',
}
