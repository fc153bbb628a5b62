import { rm } from 'node:fs/promises'

/** The data folder of the browser journeys is theirs alone; it goes with them. */
export default async function teardown() {
  if (process.env.STOREFRONT_DATA?.includes('feria-browser-'))
    await rm(process.env.STOREFRONT_DATA, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
}
