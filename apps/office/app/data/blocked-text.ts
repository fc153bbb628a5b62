import type { Language } from '@store/core'
import { dataWords } from '#app/words/data/index.ts'

/** Describes a block of a buyer: by whom, when and why. */
export const blockedText = (
  { by, at, reason }: { readonly by: string; readonly at: string; readonly reason: string },
  language: Language,
  when: (moment: string) => string,
): string => dataWords.of(language).blockedWhy(by, when(at), reason)
