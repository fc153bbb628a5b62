import { failureBody, UNLOCK_HEADER } from '@store/api-client/contract'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { mediaRoutes } from './media/index.ts'
import { refuse } from './mount.ts'
import { healthRoutes } from './operation/readiness.ts'
import { observe } from './operation/requests.ts'
import { maxBodyOf } from './operation/server.ts'
import { hookRoutes } from './payments/hooks.ts'
import { Problem } from './problem.ts'
import { articleRoutes } from './routes/articles.ts'
import { catalogRoutes } from './routes/catalog.ts'
import { certificateRoutes } from './routes/certificates.ts'
import { docsRoutes } from './routes/docs.ts'
import { newsletterRoutes } from './routes/newsletter.ts'
import { orderRoutes } from './routes/orders.ts'
import { paymentRoutes } from './routes/payments.ts'
import { shopRoutes } from './routes/shops.ts'
import { templateSettingsRoutes } from './routes/template-settings.ts'
import { visitorRoutes } from './routes/visitors.ts'
import type { Services } from './services.ts'

/** Every call of the services, pictures, health and the description of it all. Reads no environment and listens to nothing. */
export function createApi(services: Services): Hono {
  const { dataDir, publicKey } = services
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
  app.use('/api/*', anyOrigin, (c, next) =>
    bodyLimit({
      maxSize: maxBodyOf(c.req.path),
      onError: () => {
        throw new Problem('tooLarge')
      },
    })(c, next),
  )

  shopRoutes(app, services)
  catalogRoutes(app, services)
  orderRoutes(app, services)
  paymentRoutes(app, services)
  hookRoutes(app, services)
  articleRoutes(app, services)
  visitorRoutes(app, services)
  newsletterRoutes(app, services)
  templateSettingsRoutes(app, services)
  app.route('/', mediaRoutes({ dataDir }))

  certificateRoutes(app, services)

  healthRoutes(app, services)
  docsRoutes(app, services)

  app.notFound((c) => c.json(failureBody('There is no such call'), 404))
  app.onError((error, c) => {
    const problem = refuse(c, error)
    return c.json(failureBody(problem.message), problem.status)
  })
  return app
}
