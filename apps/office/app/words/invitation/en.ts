import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  title: (shop) => `You are invited to ${shop}`,
  text: (who, role) => `${who} invites you to work in the shop. Your role: ${role}.`,
  accept: 'Accept',
  until: (date) => `Good until ${date}.`,
  gone: 'This invitation no longer works',
  goneText: 'It was used, withdrawn, is older than seven days, or is for another e-mail. Ask for a new one.',
  signedInAs: (email) => `You entered as ${email}.`,
}
