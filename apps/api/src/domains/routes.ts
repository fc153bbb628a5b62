import type { Hono } from 'hono'
import type { Services } from '../services.ts'
import { mayHaveCertificate } from './store.ts'

/**
 * What a proxy with on-demand TLS asks before it gets a certificate (T8): 200 for hosts of ours, 404 for strangers'.
 * For the proxy, not for shops: no call of the contract.
 */
export function certificateRoutes(app: Hono, { db, domains }: Services): void {
  app.get('/certificates', async (c) => {
    const may = await mayHaveCertificate(db, c.req.query('domain') ?? '', domains)
    return may ? c.text('yes') : c.text('no', 404)
  })
}
