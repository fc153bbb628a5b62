import { encodeFailure, UNLOCK_HEADER } from '@store/api-client/contract'
import { Hono } from 'hono'
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

/** All calls of the services, pictures, health checks and the API documentation. It reads no environment variables and opens no port. */
export function createApi(services: Services): Hono {
  const { media, publicKey } = services
  const app = new Hono()

  app.use(observe(services))
  const anyOrigin = cors({
    origin: '*',
    allowHeaders: ['content-type', publicKey.header, UNLOCK_HEADER],
    exposeHeaders: ['x-request-id', 'retry-after'],
    maxAge: 86_400,
  })
  // C28 has addresses of its own.
  app.use('/:service{template\\d+}', anyOrigin)
  for (const calls of ['/api/*', '/storefront/*'])
    app.use(calls, anyOrigin, (c, next) =>
      bodyLimit({
        maxSize: maxBodyOf(c.req.path),
        onError: () => {
          throw new Problem('tooLarge')
        },
      })(c, next),
    )

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

/** The form of failures under such an address, if no call matches. */
const callsAt = (path: string) => (path.startsWith('/storefront/') ? {} : ({ legacy: true } as const))
