import { join } from 'node:path'
import { keptSecret, newPushKeys } from './secret.mjs'
import { service } from './service.mjs'
import { root } from './settings.mjs'

/**
 * The programs of the product and their environments. `dev`: Vite's server serves the shops from source, and the workshop
 * runs too.
 */
export async function readPrograms(settings, { sandboxPort, dev, print }) {
  const { apiPort, workshopPort } = settings
  const env = await environmentOf(settings, sandboxPort)
  const program = (name, script, own) => service(name, { script: join(root, script), env: own, print })
  return {
    env,
    sandbox: program('sandbox', 'tooling/sandbox/serve.mjs', {
      SANDBOX_PORT: String(sandboxPort),
      HOOKS_URL: `http://127.0.0.1:${apiPort}`,
    }),
    api: program('api', 'apps/api/dist/serve.js', env),
    shops: program('shops', dev ? 'apps/storefront/dev.mjs' : 'apps/storefront/serve.mjs', {
      ...env,
      ...servicesOfShops(apiPort, sandboxPort),
      ...(dev && { NODE_ENV: 'development' }),
    }),
    office: program('office', 'apps/office/serve.mjs', {
      ...env,
      API_URL: process.env.API_URL || `http://127.0.0.1:${apiPort}`,
    }),
    workshop: program('workshop', 'packages/workshop/dev.mjs', { WORKSHOP_PORT: String(workshopPort) }),
  }
}

async function environmentOf({ shopPort, apiPort, officePort, officeUrl, dataFolder, demo }, sandboxPort) {
  return {
    NODE_ENV: 'production',
    PORT: String(shopPort),
    API_PORT: String(apiPort),
    DATA_DIR: dataFolder,
    OFFICE_PORT: String(officePort),
    OFFICE_URL: officeUrl,
    // Shared by storefront and API, so that rate limits count shoppers (docs/decisions/012-limits.md).
    SHOPPER_SECRET: process.env.SHOPPER_SECRET || (await keptSecret(dataFolder, 'shopper.secret')),
    // Signs the addresses of drafts' previews.
    PREVIEW_SECRET: process.env.PREVIEW_SECRET || (await keptSecret(dataFolder, 'preview.secret')),
    // Encrypts merchants' keys with payment providers, here and in the operator's tool.
    PAYMENT_SECRET: process.env.PAYMENT_SECRET || (await keptSecret(dataFolder, 'payment.secret')),
    // Identifies the sender of notifications to push services.
    PUSH_KEYS: process.env.PUSH_KEYS || (await keptSecret(dataFolder, 'push.keys', newPushKeys)),
    PAYMENT_SANDBOX_URL: paymentSandbox(sandboxPort),
    // The demonstration's key is public, so services accept it in demonstrations only.
    DEMO: demo ? '1' : '0',
    PUBLIC_KEY: process.env.PUBLIC_KEY || (demo ? 'demo' : await keptSecret(dataFolder, 'public.key')),
    // Only problems are logged on a terminal.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  }
}

/** The services of the shops: those in the environment, or else our own API and the sandbox, which accepts any token. */
function servicesOfShops(apiPort, sandboxPort) {
  const { API_URL, BNPL_URL, MARKETPLACE_URL, MARKETPLACE_TOKEN } = process.env
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  return {
    API_URL: API_URL || `http://127.0.0.1:${apiPort}`,
    BNPL_URL: BNPL_URL || `${sandbox}/financing`,
    MARKETPLACE_URL: MARKETPLACE_URL || `${sandbox}/marketplace`,
    MARKETPLACE_TOKEN: MARKETPLACE_TOKEN || (MARKETPLACE_URL ? '' : 'sandbox'),
  }
}

/** The service that simulates payment providers for test accounts; `none`: the providers' own sandboxes. */
function paymentSandbox(sandboxPort) {
  const { PAYMENT_SANDBOX_URL: given } = process.env
  if (given) return given === 'none' ? '' : given
  return sandboxPort === null ? '' : `http://127.0.0.1:${sandboxPort}/payments`
}
