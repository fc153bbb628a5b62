import { readDomainSettings } from '@store/core'

/** The product's own domains, read as its servers read them. */
export const domains = () => readDomainSettings(process.env)

/** Where the storefront listens. */
export const port = () => Number(process.env.PORT || 3000)
