import type { TemplateSettings } from '@store/api-client/contract'
import type { Shop } from '@store/core'

/** Of the settings of a locked shop, what its gate is painted with, and none of its words and pictures. */
export function gateSettingsOf(settings: TemplateSettings | null): TemplateSettings | null {
  if (!settings) return null
  return Object.fromEntries(Object.entries(settings).filter(([name]) => GATE_SETTINGS.includes(name)))
}
const GATE_SETTINGS: readonly string[] = ['colors', 'scheme', 'font', 'logo']

/** What a locked shop shows of itself: its name, language and gate, where it lives (S1) and how it is reached (M2). */
export function shopAtGate(shop: Shop): Shop {
  return {
    ...shop,
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
