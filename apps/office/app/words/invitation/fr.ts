import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  title: (shop) => `On vous invite chez ${shop}`,
  text: (who, role) => `${who} vous invite à travailler dans la boutique. Votre rôle : ${role}.`,
  accept: 'Accepter',
  until: (date) => `Vaut jusqu’au ${date}.`,
  gone: 'Cette invitation ne sert plus',
  goneText:
    'Elle a servi, a été retirée, a plus de sept jours, ou est pour une autre adresse. Demandez-en une nouvelle.',
  signedInAs: (email) => `Vous êtes entré comme ${email}.`,
}
