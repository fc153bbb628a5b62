import type { Dictionary } from '../../words.ts'
import type es from './es.ts'

/** The French words of the consent to third parties. */
const words: Dictionary<typeof es> = {
  'consent.title': 'Votre vie privée',
  'consent.text':
    'Avec votre accord, nous utilisons les services d’autres entreprises pour {purposes}. Rien n’est chargé avant votre choix, et vous pouvez changer d’avis à tout moment.',
  'consent.accept': 'Accepter',
  'consent.reject': 'Refuser',
  'consent.choose': 'Paramétrer',
  'consent.settings': 'Confidentialité et cookies',
  'consent.needed': 'Toujours actif',
  'consent.neededText':
    'Votre panier et ce dont la boutique a besoin pour fonctionner restent dans ce navigateur. Personne d’autre ne les voit.',
  'consent.signal':
    'Votre navigateur demande que vos données ne soient pas partagées. Nous le respectons, sauf si vous en décidez autrement ici.',
  'consent.by': 'Avec {company}',
  'consent.measurement': 'Mesurer les visites',
  'consent.measurementText': 'Compte les pages et les produits vus, pour améliorer la boutique.',
  'consent.measurementPart': 'mesurer les visites',
  'consent.advertising': 'Afficher des publicités',
  'consent.advertisingText':
    'Permet de vous montrer les publicités de cette boutique sur d’autres sites, et de savoir si elles servent.',
  'consent.advertisingPart': 'afficher des publicités',
  'consent.conversation': 'Discuter ici',
  'consent.conversationText': 'Ouvre dans la page une fenêtre pour écrire à la boutique.',
  'consent.conversationPart': 'discuter avec vous',
  'consent.acceptAll': 'Tout accepter',
  'consent.rejectAll': 'Tout refuser',
  'consent.save': 'Enregistrer mon choix',
  'consent.close': 'Fermer',
  'consent.saved': 'Votre choix est enregistré',
}

export default words
