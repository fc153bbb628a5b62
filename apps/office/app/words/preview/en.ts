import type { Words } from './index.ts'

export const en: Words = {
  see: 'See how it looks',
  hint: 'Your shop with what you saved last. Nobody else sees it but those who have the link, which lasts two hours or until you sign out.',
}
