import { readDomainSettings } from '@store/core'
import { terminal } from './terminal.ts'

/** The product's own domains, read as its servers read them. */
export const domains = () => readDomainSettings(terminal().env)
