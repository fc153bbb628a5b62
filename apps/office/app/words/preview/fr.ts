import type { Words } from './index.ts'

export const fr: Words = {
  see: 'Voir le résultat',
  hint: 'Votre boutique avec ce que vous avez enregistré en dernier. Personne d’autre ne le voit, sauf qui a le lien, valable deux heures ou jusqu’à votre déconnexion.',
}
