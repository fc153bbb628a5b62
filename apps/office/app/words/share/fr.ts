import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  title: { product: 'Partagez votre produit', coupon: 'Partagez votre code', shop: 'Partagez votre boutique' },
  intro: 'Une image dans vos lettres et vos couleurs, prête pour un chat, votre statut ou votre réseau.',
  formats: 'Taille',
  format: { post: 'Publication', story: 'Story ou statut' },
  picture: (text: string) => `Image à partager : ${text}`,
  share: 'Partager',
  download: 'Télécharger l’image',
  link: 'Lien',
  whatsApp: 'Écrire sur WhatsApp',
  broken: 'L’image n’a pas pu être dessinée. Le lien marche quand même.',
  from: (price: string) => `dès ${price}`,
  less: (amount: string) => `${amount} de moins`,
  useCode: 'Tapez le code au paiement',
  minimum: (amount: string) => `Dès ${amount}`,
  since: (day: string) => `À partir du ${day}`,
  until: (day: string) => `Jusqu’au ${day}`,
}
