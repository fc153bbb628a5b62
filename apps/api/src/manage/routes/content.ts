import { manageEndpoints as calls } from '@store/api-client/manage'
import { invariant, POLICY_KINDS, type PolicyKind, type ShopId, slugWords } from '@store/core'
import { listArticleDrafts, removeArticle, restoreArticle, saveArticle } from '../../content/store.ts'
import type { Tx } from '../../database/open.ts'
import { findChatOrderForm, setChatOrderForm } from '../../shops/store/integrations.ts'
import { findPolicies, setPolicies } from '../../shops/store/parts.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'

export function contentRoutes(manage: Management): void {
  manage.read(calls.listPolicies, async (tx, { shopId }) => ({
    items: await Promise.all(POLICY_KINDS.map((kind) => policyOf(tx, shopId, kind))),
  }))
  manage.change(calls.setPolicy, async (tx, { shopId, params, body, match }) => {
    const { kind } = params
    match(await policyOf(tx, shopId, kind))
    await setPolicies(tx, shopId, { ...(await findPolicies(tx, shopId)), [kind]: body.text })
    return policyOf(tx, shopId, kind)
  })

  manage.read(calls.listArticles, async (tx, { shopId, query }) => ({
    items: (await articlesOf(tx, shopId, query)).map(withoutBody),
  }))
  manage.read(calls.getArticle, async (tx, { shopId, params }) => {
    const found = await articleOf(tx, shopId, params.slug)
    if (!found) throw new Refusal('notFound')
    return found
  })
  manage.change(calls.setArticle, async (tx, { shopId, params, body, match, now }) => {
    const { slug } = params
    if (slug === '' || slug !== slugWords(slug)) throw wrongField('slug', 'wrongFormat')
    const known = await articleOf(tx, shopId, slug)
    match(known ?? { revision: '' })
    const {
      author = null,
      summary = null,
      active = true,
      publishedAt = null,
      publishAt = null,
      image = known?.image ?? null,
      seoTitle = known?.seoTitle ?? null,
      seoDescription = known?.seoDescription ?? null,
      ...rest
    } = body
    if (publishAt !== null && (active || Date.parse(publishAt) <= now.getTime()))
      throw wrongField('publishAt', 'notAllowed')
    await saveArticle(tx, shopId, {
      ...rest,
      slug,
      author,
      summary,
      active,
      publishedAt,
      publishAt,
      image,
      seoTitle,
      seoDescription,
    })
    const written = await articleOf(tx, shopId, slug)
    invariant(written, 'an article that was written is there')
    return written
  })
  manage.change(calls.deleteArticle, async (tx, { shopId, params, match, now }) => {
    const found = await articleOf(tx, shopId, params.slug)
    if (!found) throw new Refusal('notFound')
    match(found)
    await removeArticle(tx, shopId, params.slug, now)
    return {}
  })
  manage.change(calls.restoreArticle, async (tx, { shopId, body }) => {
    const found = (await articlesOf(tx, shopId, { deleted: true })).find(({ id }) => id === body.id)
    if (!found) throw new Refusal('notFound')
    if (await articleOf(tx, shopId, found.slug)) throw new Refusal('taken')
    await restoreArticle(tx, shopId, body.id)
    const restored = await articleOf(tx, shopId, found.slug)
    invariant(restored, 'an article that was taken out of the bin is there')
    return withoutBody(restored)
  })

  manage.read(calls.getChatForm, (tx, { shopId }) => chatFormOf(tx, shopId))
  manage.change(calls.setChatForm, async (tx, { shopId, body, match }) => {
    match(await chatFormOf(tx, shopId))
    await setChatOrderForm(tx, shopId, body.fields)
    return chatFormOf(tx, shopId)
  })
}

async function policyOf(tx: Tx, shopId: ShopId, kind: PolicyKind) {
  return revised({ kind, text: (await findPolicies(tx, shopId))?.[kind] ?? null })
}

const articlesOf = async (tx: Tx, shopId: ShopId, asked: { readonly deleted?: boolean | undefined } = {}) =>
  (await listArticleDrafts(tx, shopId, asked)).map((article) => revised(article))

const withoutBody = <A extends { readonly body: string }>({ body: _, ...article }: A) => article

const articleOf = async (tx: Tx, shopId: ShopId, slug: string) =>
  (await articlesOf(tx, shopId)).find((article) => article.slug === slug) ?? null

async function chatFormOf(tx: Tx, shopId: ShopId) {
  return revised({ fields: [...((await findChatOrderForm(tx, shopId))?.fields ?? [])] })
}
