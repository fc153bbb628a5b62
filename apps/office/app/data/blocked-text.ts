import type { Language } from '@store/core'
import { dataWords } from '#app/words/data/index.ts'

/** Who decided, when and why, that a shop takes no orders of a buyer. */
export const blockedText = (
  { by, at, reason }: { readonly by: string; readonly at: string; readonly reason: string },
  language: Language,
  when: (moment: string) => string,
): string => dataWords.of(language).blockedWhy(by, when(at), reason)
