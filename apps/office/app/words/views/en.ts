import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  keep: 'Keep this view',
  hint: 'It stands beside the other views, for you alone.',
  name: 'Name of the view',
  take: 'Keep',
  mine: (name) => `My view “${name}”`,
  rename: 'Change its name',
  remove: 'Remove this view',
  kept: (name) => `View “${name}” kept.`,
  removed: (name) => `View “${name}” removed.`,
  nameWrong: 'Give it a name.',
}
