import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  title: 'Changer l’adresse ou le paiement',
  hint: 'Possible tant que vous ne l’avez pas emballée, et l’historique le garde. Si l’acheteur a déjà reçu un e-mail sur cette commande, il est prévenu du changement par e-mail.',
  name: 'Nom de l’acheteur',
  phone: 'Son téléphone',
  how: 'Comment elle arrive',
  kinds: { address: 'À une adresse', pickUp: 'On vient la chercher' },
  branch: 'Succursale où la retirer',
  chooseBranch: 'Choisissez une succursale',
  details: 'Précisions (facultatif)',
  neighbourhood: 'Quartier (facultatif)',
  postcode: 'Code postal',
  take: 'Changer',
  costs: (before, after, wasTotal, total) =>
    `La livraison passe de ${before} à ${after} : le total n’est plus ${wasTotal} mais ${total}.`,
  takeCosts: (total) => `Changer : total ${total}`,
  done: (number) => `Commande ${number} modifiée.`,
  doneMailed: (number) => `Commande ${number} modifiée. L’e-mail part dans 20 secondes.`,
  same: (number) => `Rien n’a changé dans la commande ${number}.`,
  late: 'C’est trop tard : la commande est emballée, en route ou annulée.',
  paid: 'Cette commande est payée, ou en cours de paiement en ligne, et la livraison y coûte autre chose. Convenez de la différence avec l’acheteur.',
  stale:
    'Quelqu’un a changé cette commande pendant que vous écriviez. Votre saisie est toujours là : vérifiez-la et renvoyez-la.',
  cityWrong: 'Nous ne livrons pas dans cette ville, ou ne la connaissons pas. Vérifiez la ville et la région.',
  methodWrong: 'Avec cette livraison, on ne peut pas payer ainsi. Choisissez un autre moyen de paiement.',
  nameWrong: 'Écrivez son nom complet.',
  branchWrong: 'Choisissez une succursale où la retirer.',
  happened: {
    buyer: 'Le nom ou le téléphone de l’acheteur a changé',
    address: 'L’adresse a changé',
    payment: 'Le moyen de paiement a changé',
    total: 'Le total a changé',
  },
}
