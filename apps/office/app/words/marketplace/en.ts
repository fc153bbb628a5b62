import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  title: 'Suppliers’ marketplace',
  hint: 'Products of suppliers that your shop shows without keeping them in stock.',
  on: 'Connected',
  off: 'Not connected',
  onOwn: 'Your shop shows it with the token of your account.',
  onShared: 'Your shop shows it with the platform’s token, if it has one.',
  offOwn: 'Nobody sees it. We keep the token of your account, which connects it again.',
  offNone: 'Nobody sees it.',
  seen: 'While it is connected, shoppers see the marketplace in the menu of your shop, with a page of these products. They order them on WhatsApp, and you order from the supplier.',
  look: 'See that page in the shop',
  connect: 'Connect',
  change: 'Change the token',
  token: 'Token of your account',
  tokenHint: 'The marketplace gives it to you. We keep it encrypted, and nobody sees it again.',
  tokenBlank: 'Blank: the platform’s, if it has one.',
  tokenKept: 'Blank: the one that we keep.',
  tokenWrong: 'A token has no spaces or accents, and 8 letters or more. Copy it again.',
  tokenMissing: 'Write the new token.',
  disconnect: 'Disconnect',
  disconnectAsk: 'The page and its link in the menu are no longer seen. The token is kept, to connect again.',
  connected: 'Marketplace connected. It is in the menu of your shop now.',
  changed: 'Token changed.',
  disconnected: 'Marketplace disconnected.',
  owners: 'Only an owner connects or disconnects it.',
}
