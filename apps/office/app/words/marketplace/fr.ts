import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  title: 'Marché de fournisseurs',
  hint: 'Des produits de fournisseurs que votre boutique montre sans les avoir en stock.',
  on: 'Connecté',
  off: 'Non connecté',
  onOwn: 'Votre boutique le montre avec le jeton de votre compte.',
  onShared: 'Votre boutique le montre avec le jeton de la plateforme, si elle en a un.',
  offOwn: 'Personne ne le voit. Nous gardons le jeton de votre compte, qui permet de le reconnecter.',
  offNone: 'Personne ne le voit.',
  seen: 'Tant qu’il est connecté, les acheteurs voient le marché dans le menu de votre boutique, avec une page de ces produits. On les commande par WhatsApp, et vous les commandez au fournisseur.',
  look: 'Voir cette page dans la boutique',
  connect: 'Connecter',
  change: 'Changer le jeton',
  token: 'Jeton de votre compte',
  tokenHint: 'Le marché vous le donne. Nous le gardons chiffré, et personne ne le revoit.',
  tokenBlank: 'Vide : celui de la plateforme, si elle en a un.',
  tokenKept: 'Vide : celui que nous gardons.',
  tokenWrong: 'Un jeton n’a ni espaces ni accents, et compte 8 lettres ou plus. Copiez-le à nouveau.',
  tokenMissing: 'Écrivez le nouveau jeton.',
  disconnect: 'Déconnecter',
  disconnectAsk: 'La page et son lien dans le menu ne se voient plus. Le jeton est gardé pour reconnecter.',
  connected: 'Marché connecté. Il est dans le menu de votre boutique.',
  changed: 'Jeton changé.',
  disconnected: 'Marché déconnecté.',
  owners: 'Seul un titulaire le connecte ou le déconnecte.',
}
