import { checkoutWordsFr } from '@store/core'
import type { Dictionary } from '../../words.ts'
import type es from './es.ts'

const words: Dictionary<typeof es> = {
  'chat.none': 'La boutique n’a pas de numéro WhatsApp.',
  'checkout.title': 'Passer commande',
  'checkout.buyer': 'Vos coordonnées',
  'checkout.delivery': 'Livraison',
  'checkout.payment': 'Moyen de paiement',
  'checkout.summary': 'Récapitulatif',
  'checkout.place': 'Valider la commande',
  'checkout.placing': 'Envoi de votre commande…',
  'checkout.toPayment': 'Passer au paiement',
  'checkout.byChat': 'Commander par WhatsApp',
  'checkout.chatAbout':
    'Nous notons votre commande et la réservons. Vous convenez du paiement avec la boutique sur WhatsApp.',
  'checkout.otherWays': 'Voir les autres moyens de paiement',
  'checkout.back': 'Retour au panier',
  'checkout.empty': 'Il n’y a rien à acheter.',
  'checkout.problems': 'Avant de continuer, vérifiez ceci :',
  'checkout.placed': 'Vous avez déjà passé cette commande : c’est le numéro {number}.',
  'checkout.seePlaced': 'Voir ma commande',
  'checkout.again': 'Acheter à nouveau',
  'checkout.noMethods': 'La boutique n’a pas de moyen de paiement disponible en ligne. Contactez-la pour acheter.',
  'checkout.optional': 'facultatif',
  'checkout.required': 'Les champs sans « facultatif » sont obligatoires.',
  'checkout.consent': 'J’accepte les conditions de la boutique et l’usage de mes données pour cette commande.',
  'checkout.invoice': 'J’ai besoin d’une facture',
  'checkout.mend': 'Continuer avec ce qui est disponible',
  'checkout.offline':
    'Vous êtes hors ligne. Ce que vous avez écrit est toujours là : réessayez quand la connexion reviendra.',

  'remember.label': 'Mémoriser mes coordonnées sur cet appareil',
  'remember.hint': 'Seulement dans ce navigateur et pour cette boutique : elles ne sont envoyées à personne.',
  'remember.filled': 'Le formulaire a été rempli avec ce que vous aviez gardé ici.',
  'remember.forget': 'Oublier mes coordonnées',
  'remember.forgotten': 'Vos coordonnées ne sont plus sur cet appareil.',

  'delivery.address': 'Livraison à domicile',
  'delivery.pickUp': 'Retrait en boutique',
  'delivery.time': 'Délai de livraison',

  ...checkoutWordsFr,
  'field.branch': 'Boutique où le retirer',
  'field.message': 'Message à la boutique',
  'field.choose': 'Choisissez une option',

  'invalid.required': 'Ce champ est obligatoire',
  'invalid.min': 'Saisissez au moins {min} caractères',
  'invalid.max': 'Saisissez {max} caractères au plus',
  'invalid.email': 'Saisissez une adresse e-mail valide',
  'invalid.numeric': 'Ce champ ne peut contenir que des chiffres',
  'invalid.phone': 'Saisissez un numéro complet de ce pays, ou commencez par + et son indicatif s’il est d’un autre',
  'invalid.idNumber': 'Utilisez uniquement des lettres et des chiffres',
  'invalid.choice': 'Choisissez une des options',
  'invalid.city': 'Choisissez une ville de la liste',
  'invalid.postcode': 'Utilisez le format {example}',
  'invalid.checkDigit': 'Le chiffre de contrôle ne correspond pas à ce NIT. Vérifiez le numéro',
  'invalid.notFor.address': 'Ce moyen de paiement est réservé au retrait en boutique',
  'invalid.notFor.pickUp': 'Ce moyen de paiement est réservé à la livraison à domicile',
  'invalid.form': 'Nous n’avons pas pu lire le formulaire. Rechargez la page et réessayez.',
  'invalid.code': 'Ce n’est pas le code de cette commande. Vérifiez l’e-mail de la boutique.',
  'invalid.wait': {
    one: 'Trop de tentatives à la suite. Attendez {count} minute et réessayez.',
    other: 'Trop de tentatives à la suite. Attendez {count} minutes et réessayez.',
  },

  'payment.cashOnDelivery.about': 'Vous payez en espèces à la réception de votre commande.',
  'payment.bankDeposit.about':
    'La boutique vous donne ses coordonnées bancaires et expédie votre commande une fois le paiement confirmé.',
  'payment.toBeAgreed.about': 'La boutique vous contacte pour convenir du paiement.',
  'payment.payInStore.about': 'Vous payez en retirant votre commande à la boutique.',
  'payment.wompi.about':
    'Carte, PSE, Nequi, Daviplata, Bancolombia ou espèces chez un correspondant bancaire. Vous payez sur la page de Wompi.',
  'payment.mercadoPago.about':
    'Carte en {months} fois maximum, solde du compte, virement ou espèces. Vous payez sur la page de Mercado Pago.',
  'payment.epayco.about': 'Carte. Vous payez sur la page d’ePayco.',
  'payment.credibanco.about': 'Carte en {months} fois maximum ou PSE. Vous payez sur la page de Credibanco.',
  'payment.flow.about': 'Carte ou virement. Vous payez sur la page de Flow.',
  'payment.addi.about':
    'Achetez maintenant et payez plus tard, en plusieurs fois. Addi accepte votre crédit en quelques minutes.',
  'payment.nequi.about': 'Vous validez le débit dans l’application Nequi.',
  'payment.daviplata.about': 'Vous confirmez avec un code reçu sur votre téléphone.',
  'payment.efecty.about': 'Espèces dans plus de 14 000 points, avec un code et une date limite.',
  'payment.not.city': 'Indisponible dans votre ville.',
  'payment.not.ceiling': 'Seulement pour les achats jusqu’à {amount}, livraison comprise.',
  'payment.not.least': 'Seulement pour les achats à partir de {amount}.',

  'coupon.title': 'Vous avez un code promo ?',
  'coupon.code': 'Code promo',
  'coupon.apply': 'Appliquer',
  'coupon.remove': 'Retirer',
  'coupon.removeCode': 'Retirer le code promo {code}',
  'coupon.line': 'Code promo {code}',
  'coupon.unknown': 'Nous ne trouvons pas ce code promo. Vérifiez son orthographe.',
  'coupon.inactive': 'Ce code promo n’est plus disponible.',
  'coupon.notYet': 'Ce code promo est valable à partir du {day}.',
  'coupon.expired': 'Ce code promo a expiré le {day}.',
  'coupon.usedUp': 'Ce code promo est épuisé : il a déjà servi autant de fois que prévu.',
  'coupon.usedByBuyer': {
    one: 'Vous avez déjà utilisé ce code promo : il est valable une fois par personne.',
    other: 'Vous avez déjà utilisé ce code promo {count} fois, le maximum par personne.',
  },
  'coupon.belowMinimum': 'Ce code promo est valable dès {minimum} d’achat. Il vous manque {missing}.',
  'coupon.nothingLeft': 'Il ne reste rien à déduire de cet achat. Gardez le code promo pour un autre.',

  'refusal.empty': 'La commande ne contient aucun produit.',
  'refusal.badQuantity': 'Une des quantités n’est pas valable. Vérifiez votre panier.',
  'refusal.unknownProduct': 'Un des produits n’existe plus dans cette boutique.',
  'refusal.variantNeeded': '{name} : choisissez une de ses options.',
  'refusal.inactive': '{name} n’est plus disponible.',
  'refusal.outOfStock': {
    one: '{name} : il n’en reste que {count}.',
    other: '{name} : il n’en reste que {count}.',
  },
  'refusal.overLimit': {
    one: '{name} : vous pouvez en acheter {count} au plus.',
    other: '{name} : vous pouvez en acheter {count} au plus.',
  },
  'refusal.limitReached': '{name} : vos commandes à payer ou à confirmer atteignent déjà le maximum par personne.',
  'refusal.priceChanged': 'Le total est passé de {expected} à {actual}. Vérifiez-le et confirmez de nouveau.',
  'refusal.belowMinimum': 'L’achat minimum est de {minimum}. Il vous manque {missing}.',
  'refusal.shipping.noRange': 'La tranche de prix pour la livraison n’est pas définie. Contactez la boutique.',
  'refusal.shipping.unset': 'La boutique n’a pas encore configuré la livraison.',
  'refusal.shipping.noCity': 'La boutique ne livre pas dans votre ville. Contactez-la pour connaître les prix.',
  'refusal.shipping.cityNeeded': 'Choisissez votre ville pour calculer la livraison.',
  'refusal.paymentMethod': 'Ce moyen de paiement n’est pas disponible. Choisissez-en un autre.',
  'refusal.paymentMethod.cityNeeded': 'Le paiement à la livraison dépend de votre ville : choisissez-la d’abord.',
  'refusal.paymentMethod.city':
    'Le paiement à la livraison n’est pas disponible dans votre ville. Choisissez un autre moyen de paiement.',
  'refusal.paymentMethod.ceiling':
    'Le paiement à la livraison est réservé aux achats jusqu’à {amount}, livraison comprise. Choisissez un autre moyen de paiement.',
  'refusal.paymentMethod.least':
    'Ce moyen de paiement est réservé aux achats à partir de {amount}. Choisissez-en un autre.',
  'refusal.tooManyOpen': 'Vous avez déjà {limit} commandes à payer ou à confirmer.',
  'refusal.notTaken': 'Nous ne pouvons pas prendre cette commande ici. Écrivez à la boutique.',
  'refusal.shopFull': 'La boutique a déjà pris toutes les commandes possibles aujourd’hui. Réessayez demain.',
  'refusal.closed': 'La boutique est fermée et ne prend pas de commandes pour le moment.',
  'refusal.field': 'Vérifiez le champ « {field} ».',
}

export default words
