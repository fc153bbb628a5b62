import type { AnyLanguage } from '../words.ts'
import type es from './es.ts'

export default {
  title: 'Avis sur cet appareil',
  intro:
    'Choisissez ce dont ce téléphone ou cet ordinateur vous avise, boutique par boutique. La nuit (22 h à 7 h), il se tait.',
  kinds: {
    order: 'Nouvelle commande',
    paid: 'Une commande a été payée',
    hold: 'Dans deux heures, la réserve d’une commande par chat se libère',
    message: 'On vous a écrit depuis la boutique',
    soldOut: 'Un produit s’est épuisé avec une vente',
    trouble: 'Un paiement demande votre attention',
  },
  atNight: 'Aussi la nuit',
  bell: 'Clochette de caisse',
  bellHint: (paid) =>
    `Elle sonne quand on vous paie et que le bureau est ouvert dans ce navigateur. Choisissez « ${paid} » ci-dessous.`,
  bellAsks: 'Pour que la clochette de caisse sonne, touchez l’écran ou une touche.',
  save: 'Enregistrer les avis',
  saved: 'Enregistré. Cet appareil vous avise.',
  off: 'Enregistré. Cet appareil ne vous avise plus.',
  denied: 'Le navigateur n’autorise pas les avis. Autorisez-les dans les réglages du site et réessayez.',
  unable: 'Ce navigateur ne peut pas montrer d’avis. Sur iPhone, ajoutez d’abord le bureau à l’écran d’accueil.',
  mails: {
    title: 'Avis par e-mail',
    intro: (email) => `Ils arrivent à ${email}, en plus de ceux que reçoit l’adresse de la boutique.`,
    save: 'Enregistrer mon choix',
    saved: 'Enregistré. Nous vous écrivons au sujet de cette boutique.',
    off: 'Enregistré. Nous ne vous écrivons plus au sujet de cette boutique.',
  },
  offlineTitle: 'Pas de connexion',
  offlineText: 'Réessayez quand vous aurez du réseau. Ce qui était ouvert est toujours là.',
} satisfies AnyLanguage<typeof es>
