import { readDomainSettings } from '@store/core'

/** The product's own domains, read as its servers read them. */
export const domains = () => readDomainSettings(process.env)
