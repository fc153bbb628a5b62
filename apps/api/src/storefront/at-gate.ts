import type { TemplateSettings } from '@store/api-client/contract'
import type { Shop } from '@store/core'

/** The settings that style a locked shop's gate, without the shop's texts and pictures. */
export function gateSettingsOf(settings: TemplateSettings | null): TemplateSettings | null {
  if (!settings) return null
  return Object.fromEntries(Object.entries(settings).filter(([name]) => GATE_SETTINGS.includes(name)))
}
const GATE_SETTINGS: readonly string[] = ['colors', 'scheme', 'font', 'logo']

/** The public data of a locked shop: its name, language and gate, its address (S1) and its contact data (M2). */
export function shopAtGate(shop: Shop): Shop {
  return {
    ...shop,
    closure: null,
    city: null,
    description: null,
    about: { mission: null, vision: null, story: null },
    minPurchase: null,
    paymentMethods: [],
    cashOnDelivery: { cities: null, ceiling: null },
    shippingRate: { kind: 'unset' },
    socials: {},
    tags: [],
  }
}
