import { data } from '@remix-run/node'
import { localTimeOf, momentIn, shopPath, slugWords, timeZoneOf } from '@store/core'
import { forgetDraft, isDraftAsked, readDraft } from '#app/drafts/drafts.server.ts'
import type { Values } from '#app/drafts/values.ts'
import { goTo, type Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, refusedWith, wrongTyped } from '#app/session/outcome.ts'
import { isStale, problemOf } from '#app/session/problem.server.ts'
import { saved, textIn } from '#app/settings/save.server.ts'
import { momentText } from '#app/words/dates.ts'
import { textsWords } from '#app/words/texts/index.ts'

/** Loads the articles of the shop's blog, newest first, including drafts. */
export async function readArticles({ manage }: Office, { shopId }: MyShop, search: URLSearchParams) {
  const deleted = search.get('view') === 'bin'
  const { items } = await manage.listArticles({ params: { shopId }, query: deleted ? { deleted } : {} })
  return { articles: items, deleted }
}

/** Takes an article out of the bin. */
export async function takeBack(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const words = textsWords.of(office.language)
  try {
    const { title } = await office.manage.restoreArticle({ params: { shopId }, body: { id: sent.number('id') } })
    return { kind: 'done', note: words.articleRestored(title) }
  } catch (error) {
    if (problemOf(error)?.code === 'taken') return refusedWith(sent, words.articleTaken)
    throw error
  }
}

const draftOf = (shopId: number, thing: string) => ({ shopId, kind: 'article', thing }) as const

/** Drafts are stored by the article's id, as its slug may be longer than a draft's key. */
const nameOf = (article: { readonly id: number }) => String(article.id)

/** Loads an article for its form, with its address in the shop. With `?draft=1` the form has the draft. */
export async function readArticle(office: Office, { shopId }: MyShop, slug: string, search: URLSearchParams) {
  const { manage } = office
  const [{ url, country }, article] = await Promise.all([
    manage.getShop({ params: { shopId } }),
    manage.getArticle({ params: { shopId, slug } }),
  ])
  const draft = await readDraft(office, draftOf(shopId, nameOf(article)))
  const { id, title, active, publishAt, revision } = article
  return {
    id,
    slug,
    title,
    active,
    publishAt,
    revision,
    draft,
    isDraft: isDraftAsked(search, draft),
    values: valuesOf(article, timeZoneOf(country)),
    page: url + shopPath('article', `${article.slug}-${id}`),
  }
}

/** Loads the form of a new article. */
export async function readNewArticle(office: Office, { shopId }: MyShop, search: URLSearchParams) {
  const draft = await readDraft(office, draftOf(shopId, 'new'))
  return { draft, isDraft: isDraftAsked(search, draft), values: { time: [MORNING] } satisfies Values }
}

/** The default time of scheduled articles. */
const MORNING = '08:00'

type StoredArticle = Awaited<ReturnType<Office['manage']['getArticle']>>

function valuesOf(
  { revision, title, body, image, author, summary, publishAt, seoTitle, seoDescription }: StoredArticle,
  zone: string,
): Values {
  const listOf = (value: string | null) => (value === null ? [] : [value])
  const at = publishAt === null ? null : localTimeOf(new Date(publishAt), zone)
  return {
    revision: [revision],
    title: [title],
    body: [body],
    image: listOf(image),
    author: listOf(author),
    seoTitle: listOf(seoTitle),
    seoDescription: listOf(seoDescription),
    summary: listOf(summary),
    day: listOf(at?.slice(0, 10) ?? null),
    time: [at ? at.slice(11, 16) : MORNING],
  }
}

/** The most slugs that are tried for a title that others have too. */
const MOST_ALIKE = 50

/** Creates an article, and redirects to it. */
export async function addArticle(
  office: Office,
  sent: Sent,
  { shopId, subdomain }: MyShop,
): Promise<Done | Refused | Response> {
  if (sent.intent === 'forget') return forgetDraft(office, draftOf(shopId, 'new'))
  const words = textsWords.of(office.language)
  const body = await bodyIn(office, sent, shopId)
  if ('kind' in body) return body
  const typed = slugWords(sent.text('slug'))
  const base = typed || slugWords(sent.text('title')) || 'blog'
  for (let at = 1; at <= (typed ? 1 : MOST_ALIKE); at++) {
    const slug = at === 1 ? base : `${base}-${at}`
    // An empty revision: the API refuses if the slug is taken.
    if (await isWritten(() => office.manage.setArticle({ params: { shopId, slug }, revision: '', body }))) {
      await forgetDraft(office, draftOf(shopId, 'new'))
      const made = body.active ? 'live' : body.publishAt ? 'later' : 'draft'
      return goTo(`/${subdomain}/articles/${slug}?made=${made}`)
    }
  }
  return wrongTyped(sent, { slug: words.slugTaken })
}

/** Saves an article, or deletes it. */
export async function changeArticle(
  office: Office,
  sent: Sent,
  { shopId, subdomain }: MyShop,
  slug: string,
): Promise<Done | Refused | Response> {
  const { manage } = office
  const words = textsWords.of(office.language)
  const params = { shopId, slug }
  const revision = sent.text('revision')
  if (sent.intent === 'remove') {
    const article = await manage.getArticle({ params })
    await manage.deleteArticle({ params, revision })
    await forgetDraft(office, draftOf(shopId, nameOf(article)))
    return goTo(`/${subdomain}/articles?removed=1`)
  }
  if (sent.intent === 'forget') {
    const article = await manage.getArticle({ params })
    return forgetDraft(office, draftOf(shopId, nameOf(article)))
  }
  const body = await bodyIn(office, sent, shopId)
  if ('kind' in body) return body
  return saved(
    { office, shopId, sent, call: 'setArticle' },
    async () => {
      const article = await manage.setArticle({ params, revision, body })
      await forgetDraft(office, draftOf(shopId, nameOf(article)))
    },
    body.active
      ? words.articlePublished
      : body.publishAt
        ? words.articleScheduled(momentText(body.publishAt, office.language, await timeZoneIn(office, shopId)))
        : words.articleDraft,
  )
}

/** The slug of an article, from the address of its page. */
export function slugOf(value: string | undefined): string {
  if (!value || value !== slugWords(value)) throw data(null, { status: 404 })
  return value
}

/** Parses the form of an article, or returns messages. A draft with a day is scheduled. */
async function bodyIn(office: Office, sent: Sent, shopId: number) {
  const words = textsWords.of(office.language)
  const active = sent.intent === 'publish'
  const isScheduled = !active && sent.text('day') !== ''
  if (sent.text('title') === '') return wrongTyped(sent, { title: words.titleNeeded })
  if ((active || isScheduled) && sent.text('body') === '') return wrongTyped(sent, { body: words.bodyNeeded })
  const publishAt = isScheduled
    ? momentIn(sent.text('day'), sent.text('time') || MORNING, await timeZoneIn(office, shopId))
    : null
  if (isScheduled && (publishAt === null || publishAt <= new Date())) return wrongTyped(sent, { day: words.dayWrong })
  return {
    title: sent.text('title'),
    body: sent.text('body'),
    image: textIn(sent, 'image'),
    active,
    author: textIn(sent, 'author'),
    summary: textIn(sent, 'summary'),
    seoTitle: textIn(sent, 'seoTitle'),
    seoDescription: textIn(sent, 'seoDescription'),
    publishAt: publishAt?.toISOString() ?? null,
  }
}

const timeZoneIn = async ({ manage }: Office, shopId: number) =>
  timeZoneOf((await manage.getShop({ params: { shopId } })).country)

async function isWritten(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write()
    return true
  } catch (error) {
    if (isStale(error)) return false
    throw error
  }
}
