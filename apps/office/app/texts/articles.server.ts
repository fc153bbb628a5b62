import { data } from '@remix-run/node'
import { shopPath, slugWords } from '@store/core'
import { goTo, type Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongFields } from '#app/session/outcome.ts'
import { isStale } from '#app/session/problem.server.ts'
import { saved, textIn } from '#app/settings/save.server.ts'
import { textsWords } from '#app/words/texts/index.ts'

/** The articles of the shop's blog, the newest first, drafts too. */
export async function readArticles({ manage }: Office, { shopId }: MyShop) {
  const { items } = await manage.listArticles({ params: { shopId } })
  return { articles: items }
}

/** One article, and its page in the shop. */
export async function readArticle({ manage }: Office, { shopId }: MyShop, slug: string) {
  const [{ url }, article] = await Promise.all([
    manage.getShop({ params: { shopId } }),
    manage.getArticle({ params: { shopId, slug } }),
  ])
  return { article, page: url + shopPath('article', `${article.slug}-${article.id}`) }
}

/** Addresses that are tried for a title that others have too. */
const MOST_ALIKE = 50

/** Adds an article, and goes on to it. */
export async function addArticle(
  office: Office,
  sent: Sent,
  { shopId, subdomain }: MyShop,
): Promise<Refused | Response> {
  const words = textsWords.of(office.language)
  const wrong = wrongIn(office, sent)
  if (wrong) return wrong
  const typed = slugWords(sent.text('slug'))
  const base = typed || slugWords(sent.text('title')) || 'blog'
  for (let at = 1; at <= (typed ? 1 : MOST_ALIKE); at++) {
    const slug = at === 1 ? base : `${base}-${at}`
    // An empty revision: there must be none at this address.
    if (await isWritten(() => office.manage.setArticle({ params: { shopId, slug }, revision: '', body: bodyOf(sent) })))
      return goTo(`/${subdomain}/articles/${slug}?made=${isPublished(sent) ? 'live' : 'draft'}`)
  }
  return wrongFields(sent, { slug: words.slugTaken })
}

/** Saves an article, or removes it. */
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
    await manage.deleteArticle({ params, revision })
    return goTo(`/${subdomain}/articles?removed=1`)
  }
  const wrong = wrongIn(office, sent)
  if (wrong) return wrong
  return saved(
    { office, shopId, sent, call: 'setArticle' },
    () => manage.setArticle({ params, revision, body: bodyOf(sent) }),
    isPublished(sent) ? words.articlePublished : words.articleDraft,
  )
}

/** The address of an article, from that of its page. */
export function slugOf(said: string | undefined): string {
  if (!said || said !== slugWords(said)) throw data(null, { status: 404 })
  return said
}

const isPublished = (sent: Sent) => sent.intent === 'publish'

function wrongIn(office: Office, sent: Sent): Refused | null {
  const words = textsWords.of(office.language)
  if (sent.text('title') === '') return wrongFields(sent, { title: words.titleNeeded })
  return isPublished(sent) && sent.text('body') === '' ? wrongFields(sent, { body: words.bodyNeeded }) : null
}

const bodyOf = (sent: Sent) => ({
  ...{ title: sent.text('title'), body: sent.text('body'), image: textIn(sent, 'image'), active: isPublished(sent) },
  ...{ author: textIn(sent, 'author'), summary: textIn(sent, 'summary') },
})

async function isWritten(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write()
    return true
  } catch (error) {
    if (isStale(error)) return false
    throw error
  }
}
