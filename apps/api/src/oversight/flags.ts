import type { ShopFlag } from './schema.ts'

/** Hosts of disposable mailboxes. */
const THROW_AWAY = new Set([
  ...['10minutemail.com', '20minutemail.com', 'burnermail.io', 'discard.email', 'dispostable.com', 'emailondeck.com'],
  ...['fakeinbox.com', 'getairmail.com', 'getnada.com', 'grr.la', 'guerrillamail.com', 'guerrillamail.net'],
  ...['inboxkitten.com', 'maildrop.cc', 'mailinator.com', 'mailnesia.com', 'mailpoof.com', 'minuteinbox.com'],
  ...['mintemail.com', 'mohmal.com', 'moakt.com', 'sharklasers.com', 'spam4.me', 'spamgourmet.com', 'temp-mail.io'],
  ...['temp-mail.org', 'tempail.com', 'tempmail.com', 'tempmailo.com', 'throwawaymail.com', 'trashmail.com'],
  ...['tempr.email', 'yopmail.com', 'yopmail.fr', 'yopmail.net'],
])

/**
 * Parts of names of banks, wallets and authorities in merchants' countries, which a fraudulent shop may use to be trusted.
 */
const OF_BANKS =
  /banco|bancolombia|davivienda|nequi|daviplata|bbva|santander|scotiabank|citibank|itau|bradesco|nubank|banorte|banamex|interbank|\bbcp\b|pichincha|galicia|mercadopago|mercado-?pago|paypal|western-?union|visa\b|mastercard|\bdian\b|\bsat\b|\bafip\b|\bsunat\b|bank/i

/** Reasons for the platform to check a new shop with this name, opened by a person with this address. */
export function flagsOf({ name, subdomain, email }: Record<'name' | 'subdomain' | 'email', string>): ShopFlag[] {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const parts = host.split('.')
  const isThrowAway = parts.some((_, at) => THROW_AWAY.has(parts.slice(at).join('.')))
  const isBank = OF_BANKS.test(name.slice(0, 120)) || OF_BANKS.test(subdomain.slice(0, 63))
  return [...(isThrowAway ? (['throwAwayMail'] as const) : []), ...(isBank ? (['nameOfBank'] as const) : [])]
}
