import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  title: 'Keys',
  find: 'Find orders and products',
  findHere: 'Search the list',
  next: 'Next row',
  before: 'Row before',
  open: 'Open the row',
  pick: 'Pick the row, or drop it',
  edit: 'Change the price of the row',
  save: 'Save',
  undo: 'Undo the last step',
  help: 'Show these keys',
  single: 'Single keys',
  singleHint:
    'Turn them off in this browser if they get in the way of your screen reader or dictation. Those with Ctrl or ⌘ stay.',
  close: 'Done',
  account: '“?” shows all keys on every screen of a shop.',
  go: (screen) => `Go to ${screen}`,
}
