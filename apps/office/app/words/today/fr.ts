import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  morning: (name) => `Bonjour, ${name}.`,
  afternoon: (name) => `Bon après-midi, ${name}.`,
  evening: (name) => `Bonsoir, ${name}.`,
  yesterday: (amount, orders) =>
    `Hier vous avez vendu ${amount} en ${orders === 1 ? 'une commande' : `${orders} commandes`}.`,
  waiting: 'On vous attend aujourd’hui :',
  allDone: 'Tout est fait. Un bon moment pour photographier une nouveauté.',
  nobodyElse: 'Personne d’autre n’attend votre réponse.',
  setUp: 'Pour que la boutique soit prête :',
  share: 'Voir la boutique',
  shareCard: 'Partager une nouveauté',
  print: 'Imprimer',
  moneyCame: 'L’argent est arrivé',
  daysLeft: (days) => `encore ${days} jours`,
  hoursLeft: (hours) => `encore ${hours} heures`,
  minutesLeft: (minutes) => (minutes <= 1 ? `encore ${minutes} minute` : `encore ${minutes} minutes`),
  over: (count) => `${count} ou plus`,
  paidTwice: (n, one) => (one ? '1 commande a été payée deux fois' : `${n} commandes ont été payées deux fois`),
  paidButCancelled: (n, one) => (one ? '1 commande annulée a été payée' : `${n} commandes annulées ont été payées`),
  nothingLeft: (n, one) =>
    one ? '1 commande est payée et il ne reste rien' : `${n} commandes sont payées et il ne reste rien`,
  misfit: (n, one) =>
    one
      ? 'Le paiement de 1 commande ne correspond pas à son total'
      : `Les paiements de ${n} commandes ne correspondent pas à leurs totaux`,
  chat: (n, one) => (one ? '1 commande par chat attend une réponse' : `${n} commandes par chat attendent une réponse`),
  confirm: (n, one) => (one ? '1 paiement à la livraison à confirmer' : `${n} paiements à la livraison à confirmer`),
  transfers: (n, one) => (one ? '1 virement à vérifier' : `${n} virements à vérifier`),
  pack: (n, one) => (one ? '1 commande à emballer' : `${n} commandes à emballer`),
  handOver: (n, one) => (one ? '1 commande prête pour le transporteur' : `${n} commandes prêtes pour le transporteur`),
  collect: (n, one) =>
    one ? '1 commande livrée dont l’argent est attendu' : `${n} commandes livrées dont l’argent est attendu`,
  resend: (n, one) => (one ? '1 colis revenu' : `${n} colis revenus`),
  messages: (n, one) =>
    one
      ? '1 message attend une réponse depuis plus d’un jour'
      : `${n} messages attendent une réponse depuis plus d’un jour`,
  low: (n: string, one: boolean) => (one ? '1 produit bientôt épuisé' : `${n} produits bientôt épuisés`),
  late: (n, one) =>
    one ? '1 colis est en retard : il devrait être arrivé' : `${n} colis sont en retard : ils devraient être arrivés`,
  bestSellersOut: (n, one) =>
    one ? '1 de vos meilleures ventes est épuisée' : `${n} de vos meilleures ventes sont épuisées`,
  drafts: (n, one) => (one ? '1 produit encore en brouillon' : `${n} produits encore en brouillon`),
  mails: (n, one) =>
    one ? 'Un e-mail d’une commande n’a pas pu être remis' : `Des e-mails de ${n} commandes n’ont pas pu être remis`,
  webhooks: (n, one) =>
    one
      ? '1 webhook échoue : votre autre système n’est pas prévenu'
      : `${n} webhooks échouent : vos autres systèmes ne sont pas prévenus`,
  domains: (n, one) => (one ? '1 domaine ne mène plus ici' : `${n} domaines ne mènent plus ici`),
  testKeys: (n, one) =>
    one
      ? 'La boutique encaisse par 1 compte de test : cet argent n’arrive pas'
      : `La boutique encaisse par ${n} comptes de test : cet argent n’arrive pas`,
  moneyChanges: (n, one) =>
    one
      ? 'Un changement de destination de l’argent attend 24 heures'
      : `${n} changements de destination de l’argent attendent 24 heures`,
  limits: (_n, one) =>
    one ? 'Un élément de votre offre se remplit' : 'Plusieurs éléments de votre offre se remplissent',
  setUpPayments: 'Choisissez comment on vous paie',
  setUpShipping: 'Dites ce que coûte la livraison',
  setUpProducts: (missing) => (missing === 1 ? 'Publiez encore un produit' : `Publiez encore ${missing} produits`),
  setUpPolicies: 'Écrivez vos conditions',
  setUpChat: 'Ajoutez votre WhatsApp',
  setUpDomain: 'Reliez votre propre domaine',
}
