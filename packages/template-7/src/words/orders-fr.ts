import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

const words: Dictionary<typeof es> = {
  'checkout.back': 'Revenir au panier',
  'checkout.empty': 'Votre panier est vide : il n’y a rien à payer.',
  'refusal.badQuantity': 'Une quantité n’est pas valable. Vérifiez votre panier.',
  'canasta.step.delivery': 'Où vous livre-t-on ?',
  'canasta.step.payment': 'Comment réglez-vous ?',
  'canasta.whichDay': 'Un jour vous arrange mieux ?',
  'canasta.deliverOn': 'À livrer {day}.',
  'canasta.replaceNote': 'S’il en manque, remplacer par un produit proche : {names}.',
  'canasta.way': 'Où en est votre commande',
  'step.placed': 'Notée',
  'step.paid': 'Réglée',
  'step.packing': 'On remplit le panier',
  'step.delivered': 'Entre vos mains',
  'canasta.way.done': 'fait',
}

export default words
