import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  title: 'Mercado de fornecedores',
  hint: 'Produtos de fornecedores que a sua loja mostra sem tê-los em estoque.',
  on: 'Conectado',
  off: 'Não conectado',
  onOwn: 'A sua loja o mostra com o token da sua conta.',
  onShared: 'A sua loja o mostra com o token da plataforma, se ela tiver um.',
  offOwn: 'Ninguém o vê. Guardamos o token da sua conta, e com ele se conecta de novo.',
  offNone: 'Ninguém o vê.',
  seen: 'Enquanto está conectado, quem compra vê o mercado no menu da sua loja, com uma página desses produtos. Pedem pelo WhatsApp, e você pede ao fornecedor.',
  look: 'Ver essa página na loja',
  connect: 'Conectar',
  change: 'Trocar o token',
  token: 'Token da sua conta',
  tokenHint: 'O mercado o fornece. Guardamos criptografado, e ninguém o vê de novo.',
  tokenBlank: 'Em branco: o da plataforma, se ela tiver um.',
  tokenKept: 'Em branco: o que já guardamos.',
  tokenWrong: 'Um token não tem espaços nem acentos, e tem 8 letras ou mais. Copie de novo.',
  tokenMissing: 'Escreva o novo token.',
  disconnect: 'Desconectar',
  disconnectAsk: 'A página e o link no menu deixam de aparecer. O token fica guardado para conectar de novo.',
  connected: 'Mercado conectado. Já está no menu da sua loja.',
  changed: 'Token trocado.',
  disconnected: 'Mercado desconectado.',
  owners: 'Só um titular conecta ou desconecta.',
}
