import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  choose: 'Choose a photo',
  another: 'Change photo',
  sending: 'Uploading the photo…',
  failed: 'The photo was not uploaded. Try again.',
  tooBig: 'The photo is too big. Choose another.',
  planFull: 'The shop’s plan has no room for more photos. Ask for more in Settings, Plan and limits.',
  type: 'That file is no photo we can show.',
  needsScripts: 'To choose a photo, this browser needs JavaScript.',
}
