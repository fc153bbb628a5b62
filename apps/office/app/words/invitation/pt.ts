import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  title: (shop) => `Convidaram você para ${shop}`,
  text: (who, role) => `${who} convida você para trabalhar na loja. Seu papel: ${role}.`,
  accept: 'Aceitar',
  until: (date) => `Vale até ${date}.`,
  gone: 'Este convite não serve mais',
  goneText: 'Foi usado, retirado, passaram sete dias, ou é para outro e-mail. Peça um novo a quem convidou você.',
  signedInAs: (email) => `Você entrou como ${email}.`,
}
