import { encodeFailure, UNLOCK_HEADER } from '@store/api-client/contract'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { catalogRoutes } from './catalog/routes.ts'
import { cityRoutes } from './cities/routes.ts'
import { articleRoutes } from './content/routes.ts'
import { discountRoutes } from './coupons/routes.ts'
import { docsRoutes } from './docs/routes.ts'
import { certificateRoutes } from './domains/routes.ts'
import { failed, refuse } from './http/mount.ts'
import { Problem } from './http/problem.ts'
import { observe } from './http/request-log.ts'
import { maxBodyOf } from './http/server.ts'
import { manageRoutes } from './manage/index.ts'
import { mediaRoutes } from './media/index.ts'
import { messageRoutes } from './messages/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { healthRoutes } from './operation/readiness.ts'
import { orderRoutes } from './orders/routes.ts'
import { hookRoutes } from './payments/hooks.ts'
import { paymentRoutes } from './payments/routes.ts'
import type { Services } from './services.ts'
import { gateRoutes } from './shops/gate-routes.ts'
import { shopRoutes } from './shops/routes.ts'
import { templateSettingsRoutes } from './shops/template-settings-routes.ts'
import { storefrontRoutes } from './storefront/routes.ts'
import { visitorRoutes } from './visitors/routes.ts'

/** Sends `nosniff`, so that no browser guesses another content type: some responses contain what strangers wrote. */
const noSniff: MiddlewareHandler = async (c, next) => {
  await next()
  // Set on the response itself: `c.header` would copy a finished response.
  c.res.headers.set('x-content-type-options', 'nosniff')
}

/** All calls of the services, pictures, health checks and the API documentation. It reads no environment variables and opens no port. */
export function createApi(services: Services): Hono {
  const { media, publicKey } = services
  const app = new Hono()

  app.use(observe(services))
  app.use(noSniff)
  const anyOrigin = forAnyOrigin(publicKey.header)
  // C28 has paths of its own outside `/api` and `/storefront`.
  app.use('/:service{template\\d+}', anyOrigin)
  for (const calls of ['/api/*', '/storefront/*']) app.use(calls, anyOrigin, withinBodyLimit)

  storefrontRoutes(app, services)
  shopRoutes(app, services)
  gateRoutes(app, services)
  cityRoutes(app, services)
  catalogRoutes(app, services)
  discountRoutes(app, services)
  orderRoutes(app, services)
  paymentRoutes(app, services)
  hookRoutes(app, services)
  articleRoutes(app, services)
  messageRoutes(app, services)
  visitorRoutes(app, services)
  newsletterRoutes(app, services)
  templateSettingsRoutes(app, services)
  app.route('/', mediaRoutes({ media }))

  certificateRoutes(app, services)

  healthRoutes(app, services)
  docsRoutes(app, services)
  manageRoutes(app, services)

  app.notFound((c) => failed(c, encodeFailure(callsAt(c.req.path), 404, 'There is no such call')))
  app.onError((error, c) => {
    const problem = refuse(c, error)
    return failed(c, encodeFailure(callsAt(c.req.path), problem.status, problem.message))
  })
  return app
}

/**
 * Adds the CORS headers that let pages of any site call and read these headers. Hono's `cors` answers the preflights only:
 * for other requests it sets the headers on an empty response first, and copies the handler's response into a new one, as a
 * stream.
 */
function forAnyOrigin(keyHeader: string): MiddlewareHandler {
  const preflight = cors({
    origin: '*',
    allowHeaders: ['content-type', keyHeader, UNLOCK_HEADER],
    exposeHeaders: EXPOSED,
    maxAge: 86_400,
  })
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next)
    await next()
    c.res.headers.set('access-control-allow-origin', '*')
    c.res.headers.set('access-control-expose-headers', EXPOSED.join(','))
  }
}
const EXPOSED = ['x-request-id', 'retry-after']

/** Limits the size of request bodies. The body of a GET is never read, so it is not checked. */
const withinBodyLimit: MiddlewareHandler = (c, next) =>
  c.req.method === 'GET' ? next() : bodyLimit({ maxSize: maxBodyOf(c.req.path), onError: tooLarge })(c, next)

const tooLarge = () => {
  throw new Problem('tooLarge')
}

/** The format of failures at this path, if no call matches. */
const callsAt = (path: string) => (path.startsWith('/storefront/') ? {} : ({ legacy: true } as const))
