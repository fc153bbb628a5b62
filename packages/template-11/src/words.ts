import { useT } from '@store/template-kit'
import type es from './words/es.ts'

/** The kit's words and this template's own. */
export const useWords = () => useT<keyof typeof es>()
