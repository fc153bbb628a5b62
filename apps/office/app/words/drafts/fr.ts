import type { Words } from './index.ts'

export const fr: Words = {
  there: (when) => `Il y a ici des changements non enregistrés, du ${when}.`,
  take: 'Continuer avec eux',
  forget: 'Abandonner',
  kept: (when) => `Brouillon enregistré, ${when}`,
  forgotten: 'Changements abandonnés.',
}
