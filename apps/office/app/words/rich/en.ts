import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  asStored:
    'This text has tables, photos or other parts that the editor would lose. You see it as it is stored, so that nothing gets lost.',
  write: 'Write here…',
  tools: 'Text format',
  bold: 'Bold',
  italic: 'Italic',
  title: 'Heading',
  subtitle: 'Subheading',
  bullets: 'List',
  numbers: 'Numbered list',
  link: 'Link',
  linkTo: 'Address of the link',
  undo: 'Undo',
}
