import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  intro:
    'Les taxes que vos prix comprennent déjà. Choisissez celle de chaque produit, et chaque nouvelle commande dira combien elle en contient. Les prix ne changent pas.',
  none: 'Vos prix comprennent la TVA ou une autre taxe ? Ajoutez-la ici et choisissez-la dans vos produits.',
  where:
    'Elle se voit dans vos commandes et dans le tableau que vous en téléchargez. Les clients ne voient que le prix.',
  add: 'Ajouter une taxe',
  name: 'Nom',
  nameHint: 'Comme sur vos factures : TVA…',
  nameMissing: 'Écrivez le nom.',
  nameTaken: 'Vous avez déjà une taxe de ce nom.',
  percent: 'Pourcentage',
  percentHint: 'Comme 20 ou 5,5. Si un produit est exonéré, 0.',
  percentFromNow: 'Un nouveau taux vaut pour les commandes passées à partir de maintenant.',
  percentWrong: 'Écrivez un pourcentage de 0 à 100, avec deux décimales au plus.',
  added: (name) => `« ${name} » ajoutée. Vous pouvez la choisir dans vos produits.`,
  change: 'Modifier',
  saved: (name) => `« ${name} » enregistrée.`,
  remove: 'Supprimer',
  removeAsk: 'Les produits qui l’ont restent sans taxe. Les commandes déjà reçues ne changent pas.',
  removed: (name) => `« ${name} » supprimée.`,
  full: (most) => `Une boutique peut avoir ${most} taxes. Supprimez-en une pour en ajouter une autre.`,
}
