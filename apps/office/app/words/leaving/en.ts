import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  title: 'Leave without saving?',
  text: 'What you changed on this page is lost.',
  stay: 'Stay here',
  leave: 'Leave without saving',
}
