import { rm } from 'node:fs/promises'

/** Removes the data folder of the browser tests. */
export default async function teardown() {
  if (process.env.STOREFRONT_DATA?.includes('feria-browser-'))
    await rm(process.env.STOREFRONT_DATA, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
}
