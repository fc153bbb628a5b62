import { useT } from '@store/template-kit'
import type es from './words/es.ts'
import type orders from './words/orders-es.ts'
import type pages from './words/pages-es.ts'

/** `useT` for the kit's keys and this template's own. */
export const useWords = () => useT<keyof typeof es | keyof typeof orders | keyof typeof pages>()
