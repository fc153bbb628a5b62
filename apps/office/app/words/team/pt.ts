import type { Said } from '../words.ts'
import type { es } from './es.ts'

export const pt: Said<typeof es> = {
  title: 'Equipe',
  intro: 'Quem trabalha na loja e o que pode fazer.',
  you: 'você',
  seen: (date) => `Esteve aqui em ${date}`,
  neverSeen: 'Ainda não entrou',
  passkey: 'Com chave de acesso',
  role: 'Papel',
  rolesHelp: 'O que cada papel pode fazer?',
  change: 'Mudar o papel',
  changed: (name, role) => `${name} agora é: ${role}.`,
  remove: 'Tirar da equipe',
  removeAsk: (name) => `Tirar ${name} da equipe? Deixa de ver a loja na hora.`,
  removed: (name) => `${name} não está mais na equipe.`,
  leave: 'Sair desta equipe',
  leaveAsk: 'Sair desta equipe? Para voltar, alguém precisa convidar você.',
  invite: 'Convidar',
  inviteTitle: 'Trabalha com alguém? Convide.',
  inviteEmail: 'O e-mail da pessoa',
  invited: (email) => `Escrevemos para ${email}. O convite vale sete dias.`,
  invitations: 'Convites sem resposta',
  until: (date) => `Até ${date}`,
  by: (name) => `Por ${name}`,
  withdraw: 'Retirar',
  withdrawn: 'Convite retirado.',
}
