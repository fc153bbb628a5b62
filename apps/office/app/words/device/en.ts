import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  title: 'Let a program in',
  intro: 'Type the code that the program shows.',
  code: 'Code of the program',
  find: 'Find',
  ask: (name) => `Let “${name}” in, in your name?`,
  asked: (date, network) => `It asked on ${date}, from ${network}.`,
  unknownNetwork: 'an unknown network',
  careful: 'It will be able to do all that you can. Let it in only if you have just started it.',
  letIn: 'Let it in',
  refuse: 'It was not me',
  isIn: 'Done: the program is in. You can close this page.',
  isRefused: 'Good: the program did not get in.',
}
