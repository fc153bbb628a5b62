import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  intro: 'Guilds, associations and malls that your shop belongs to. They are shown at the foot of the shop.',
  none: 'Does your shop belong to a guild or an association? Add it: it gives confidence.',
  add: 'Add an affiliation',
  name: 'Name',
  nameHint: 'Shoppers read it where there is no logo.',
  nameMissing: 'Write the name.',
  logo: 'Logo (optional)',
  added: (name) => `“${name}” added. It is shown in the shop now.`,
  change: 'Change',
  saved: (name) => `“${name}” saved.`,
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  moved: 'New order saved.',
  remove: 'Take out of the shop',
  removed: (name) => `“${name}” removed.`,
  restored: (name) => `“${name}” is back.`,
}
