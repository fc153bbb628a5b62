import { endpoints } from '@store/api-client/contract'
import type { Hono } from 'hono'
import { mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { readForShop } from '../shops/gate.ts'
import { findArticle, listArticles } from './store.ts'

export function articleRoutes(app: Hono, services: Services): void {
  mount(app, services, endpoints.listArticles, ({ params, query }, caller) =>
    readForShop(caller, params.shopId, (tx, shopId) => listArticles(tx, shopId, query)),
  )

  mount(app, services, endpoints.getArticle, ({ params }, caller) =>
    readForShop(caller, params.shopId, (tx, shopId) => findArticle(tx, shopId, params.articleId)),
  )
}
