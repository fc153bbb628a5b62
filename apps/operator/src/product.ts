import { readDomainSettings } from '@store/core'
import { terminal } from './terminal.ts'

/** The platform's own domains, read in the same way as by its servers. */
export const domains = () => readDomainSettings(terminal().env)
