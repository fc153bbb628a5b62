import type { Words } from './index.ts'

export const en: Words = {
  there: (when) => `There are unsaved changes here, from ${when}.`,
  take: 'Go on with them',
  forget: 'Discard',
  kept: (when) => `Draft saved, ${when}`,
  forgotten: 'Changes discarded.',
}
