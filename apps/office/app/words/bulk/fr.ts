import type { Said } from '../words.ts'
import type { es } from './es.ts'

export const fr: Said<typeof es> = {
  title: 'Modifier beaucoup de produits',
  intro: 'Choisissez lesquels et quoi faire. On essaie d’abord ; rien ne change avant que vous l’appliquiez.',
  which: 'Lesquels ?',
  category: 'Catégorie',
  anyCategory: 'Toutes',
  noCategory: 'Sans catégorie',
  tag: 'Filtre',
  anyTag: 'N’importe lequel',
  state: 'Lesquels parmi eux',
  states: {
    all: 'Tous',
    on: 'En vente',
    off: 'Masqués',
    offer: 'En promotion',
    regular: 'Sans promotion',
    out: 'Épuisés',
  },
  named: 'Nom ou référence (facultatif)',
  do: 'Que leur faites-vous ?',
  does: {
    raise: 'Augmenter le prix',
    lower: 'Baisser le prix',
    offer: 'Mettre en promotion',
    endOffer: 'Terminer la promotion',
    category: 'Déplacer dans une catégorie',
    addTag: 'Ajouter un filtre',
    takeTag: 'Retirer un filtre',
    show: 'Montrer dans la boutique',
    hide: 'Masquer dans la boutique',
    free: 'Livraison gratuite',
    paid: 'Livraison normale',
  },
  by: 'De combien ?',
  percent: 'pour cent',
  amount: 'argent',
  unit: 'En',
  off: 'Pour cent de remise',
  until: 'Jusqu’au (facultatif)',
  untilHint: 'À la fin de ce jour, ils coûtent de nouveau leur prix d’avant.',
  ending: 'Le prix finit par',
  endings: { exact: 'Tel quel', round: '…00', ninety: '…900', ninetyNine: '…990' },
  endingsCents: { exact: 'Tel quel', round: '…,00', ninety: '…,90', ninetyNine: '…,99' },
  to: 'Dans la catégorie',
  value: 'Filtre',
  try: 'Essayer',
  trial: 'Voici ce que ça donnerait',
  counts: (changed, total) =>
    changed === 0
      ? 'Aucun produit ne change.'
      : changed === 1
        ? `1 sur ${total} change.`
        : `${changed} produits sur ${total} changent.`,
  biggest: (name, percent) => `Le plus grand écart : ${name}, ${percent}.`,
  examples: 'Par exemple',
  before: 'Avant',
  after: 'Après',
  product: 'Produit',
  apply: (count) => (count === 1 ? 'Appliquer à 1 produit' : `Appliquer à ${count} produits`),
  undoHint: 'Vous pouvez l’annuler pendant 24 heures.',
  howMuch: 'Écrivez combien, par exemple 8.',
  choose: 'Choisissez-en un.',
  last: 'Ce que vous avez fait en dernier',
  tasks: {
    'products.bulk': 'Changement de plusieurs produits',
    'products.prices': 'Liste de prix',
    'products.import': 'Importation',
  },
  task: {
    waiting: 'En attente',
    running: 'En cours',
    done: 'Terminé',
    failed: 'Interrompu',
    undoing: 'Annulation',
    undone: 'Annulé',
  },
  progress: (done, total) => `${done} sur ${total}`,
  changed: (count) => (count === 1 ? '1 produit a changé.' : `${count} produits ont changé.`),
  skipped: (count) =>
    count === 1
      ? '1 est resté tel quel : quelqu’un l’a changé entre-temps.'
      : `${count} sont restés tels quels : quelqu’un les a changés entre-temps.`,
  restored: (count) => (count === 1 ? '1 est redevenu comme avant.' : `${count} sont redevenus comme avant.`),
  kept: (count) =>
    count === 1
      ? '1 est resté : vous l’avez changé depuis, et nous n’y touchons pas.'
      : `${count} sont restés : vous les avez changés depuis, et nous n’y touchons pas.`,
  failed: 'Quelque chose a échoué de notre côté. Vous pouvez annuler ce qui a été changé.',
  leave: 'Vous pouvez quitter cette page : ça continue tout seul.',
  undo: 'Tout annuler',
  undoUntil: (moment) => `Annulable jusqu’au : ${moment}`,
  undoing: 'Nous l’annulons.',
  again: 'Actualiser',
  backToProducts: 'Modifier beaucoup de produits',
  list: {
    title: 'Coller une liste de prix',
    intro:
      'Copiez votre liste d’Excel, d’une note ou de WhatsApp et collez-la ici : un produit et son prix par ligne. Nous les cherchons par référence ou par nom.',
    text: 'Votre liste',
    example: ['Robe en lin 119,90', 'Ceinture tressée; 35,00', 'LS-M  45'],
    read: 'Lire la liste',
    ready: (count) => (count === 1 ? '1 prix prêt' : `${count} prix prêts`),
    jumps: (count) => (count === 1 ? '1 écart de plus de 30\u00a0%' : `${count} écarts de plus de 30\u00a0%`),
    jumpsHint: 'Regardez-les un par un : cochez ceux qui sont justes.',
    same: (count) => (count === 1 ? '1 a déjà ce prix.' : `${count} ont déjà ce prix.`),
    unread: (count) =>
      count === 1 ? '1 ligne que nous n’avons pas comprise' : `${count} lignes que nous n’avons pas comprises`,
    unreadHint: 'Corrigez-les dans la liste et relisez-la.',
    problem: {
      noPrice: 'Nous ne voyons pas de prix.',
      unknown: 'Aucun produit n’a ce nom ou cette référence.',
      several: 'Plusieurs portent ce nom : utilisez la référence.',
      again: 'Il était déjà sur une autre ligne.',
    },
    line: (line) => `Ligne ${line}`,
    onRequest: 'sur demande',
    apply: 'Changer les prix cochés',
    none: 'Cochez au moins un prix.',
    change: 'Corriger la liste',
  },
}
