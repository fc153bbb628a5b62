import { useT } from '@store/template-kit'
import type es from './words/es.ts'
import type orders from './words/orders-es.ts'
import type pages from './words/pages-es.ts'

/** The kit's words, and this template's few. */
export const useWords = () => useT<keyof typeof es | keyof typeof orders | keyof typeof pages>()
