import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  rolesDo: {
    owner: 'Everything, also closing the shop and changing where money goes.',
    manager: 'Everything of every day, and the team. Does not change where money goes.',
    sales: 'Orders, buyers and messages.',
    stockroom: 'Packs, ships and counts units.',
    content: 'Products, prices, texts and appearance.',
    accountant: 'Sees orders and figures, without buyers’ details.',
  },
  needs: (roles, givers) => `This takes the role of ${roles}. Somebody with the role of ${givers} can give it to you.`,
  support: 'Access for support does not reach this far.',
}
