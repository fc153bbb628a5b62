import type { Hono } from 'hono'
import type { Services } from '../services.ts'
import { mayHaveCertificate } from './store.ts'

/**
 * A proxy with on-demand TLS calls this before it requests a certificate (T8): 200 for our hosts, 404 for all others. It is
 * for the proxy, not for shops, and so not part of the contract.
 */
export function certificateRoutes(app: Hono, { db, domains }: Services): void {
  app.get('/certificates', async (c) => {
    const may = await mayHaveCertificate(db, c.req.query('domain') ?? '', domains)
    return may ? c.text('yes') : c.text('no', 404)
  })
}
