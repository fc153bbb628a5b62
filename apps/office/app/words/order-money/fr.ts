import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  title: 'L’argent',
  states: {
    started: 'Non terminé',
    pending: 'En cours',
    paid: 'Payé',
    rejected: 'Refusé',
    expired: 'Expiré',
    refunded: 'Remboursé',
  },
  instruments: {
    card: 'Carte',
    pse: 'PSE',
    nequi: 'Nequi',
    daviplata: 'Daviplata',
    bankTransfer: 'Virement bancaire',
    cash: 'Espèces',
    safetyPay: 'SafetyPay',
    wallet: 'Portefeuille',
    credit: 'Crédit',
  },
  started: 'Début',
  updated: 'Dernier changement',
  reference: 'Référence',
  receipt: 'Reçu',
  account: 'Compte',
  live: 'Réel',
  test: 'De test',
  proof: (at) => `L’acheteur a envoyé un justificatif : ${at}`,
  proofHint: 'Il peut être faux : vérifiez sur votre compte si l’argent est arrivé.',
  proofOpen: 'Voir le justificatif',
  proofSave: 'Le télécharger',
  note: 'Note sur le paiement (facultatif)',
  noteHint: 'Le numéro du reçu, par exemple. Elle reste dans l’historique de la commande.',
  troubled: 'Problèmes d’argent',
  anyTrouble: 'Tout problème d’argent',
  troubles: {
    paidTwice: {
      name: 'Payée deux fois',
      what: 'Elle a été payée deux fois.',
      todo: 'Remboursez l’un des deux paiements ici ou dans l’espace de votre prestataire.',
    },
    paidButCancelled: {
      name: 'Payée et annulée',
      what: 'Elle est annulée, mais l’argent est arrivé.',
      todo: 'Remboursez-le, ou parlez à l’acheteur s’il la veut encore.',
    },
    nothingLeft: {
      name: 'Payée, plus d’unités',
      what: 'Elle a été payée après le délai et ses unités sont déjà vendues.',
      todo: 'Trouvez d’autres unités, ou annulez la commande et remboursez l’argent.',
    },
    misfit: {
      name: 'Le paiement ne correspond pas',
      what: 'Un paiement est arrivé qui ne correspond pas à la commande : son montant, sa devise ou son compte diffère.',
      todo: 'Regardez ce paiement dans l’espace de votre prestataire et remboursez-le, ou convenez du reste avec l’acheteur.',
    },
  },
}
