import { slugWords } from '@store/core'
import { type InShop, ifThere, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { didYouMean } from '../nearest.ts'
import { uploadedPicture } from '../picture.ts'
import { answer, note, print, printFacts, printTable, timeOf } from '../print.ts'
import { day, startIn } from '../reading.ts'
import { writtenText } from '../text-file.ts'

export const articlesCommand = () =>
  group('articles', "Manage a shop's magazine", [articlesList(), articlesShow(), articlesAdd(), articlesRemove()])

const articlesList = () =>
  command('list', 'List articles, newest first, drafts too', ['articles list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { items: articles } = await manage.listArticles({ params })
        answer(options, articles, () =>
          printTable(
            articles.map(({ slug, title, author, active, publishedAt, publishAt }) => ({
              slug,
              title,
              author: author ?? '',
              published: active
                ? (publishedAt && timeOf(publishedAt, shop)) || ''
                : publishAt
                  ? `on ${timeOf(publishAt, shop)}`
                  : 'draft',
            })),
          ),
        )
        if (articles.length === 0) note(`${shop.name} has written nothing yet.`)
      })
    })

const articlesShow = () =>
  command('show', 'Show an article as it is kept', ['articles show how-wool-is-washed --shop mercado'])
    .argument('<slug>', 'as "articles list" shows it')
    .requiredOption(...SHOP)
    .action(async (slug: string, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { revision: _, ...article } = await articleOf(where, slug)
        answer(options, article, () => {
          const { body, title, ...facts } = article
          printFacts({ title, ...facts })
          print(`\n${body}`)
        })
      })
    })

/** The article with this slug, or a sentence that there is none. */
async function articleOf({ manage, shop, params }: InShop, slug: string) {
  const found = await ifThere(manage.getArticle({ params: { ...params, slug } }))
  if (found) return found
  const known = (await manage.listArticles({ params })).items.map((article) => article.slug)
  throw new Complaint(`${shop.name} has no article "${slug}".${didYouMean(slug, known)}`)
}

type ArticleOptions = {
  readonly title?: string
  readonly slug?: string
  readonly author?: string
  readonly summary?: string
  readonly image?: string
  readonly date?: string
  readonly draft?: boolean
  readonly on?: string
}

const articlesAdd = () =>
  command('add', 'Publish a file; a known slug replaces its article', [
    'articles add wool.md --shop mercado',
    'articles add wool.md --title "How wool is washed" --author "Ana" --image wool.svg --shop mercado',
    'articles add soon.html --draft --shop mercado',
    'articles add soon.html --on 2099-12-01 --shop mercado',
  ])
    .argument('<file>', 'Markdown (.md), HTML (.html) or plain text')
    .requiredOption(...SHOP)
    .option('--title <text>', 'if not the heading the file begins with')
    .option('--slug <text>', 'its address, if not made from the title')
    .option('--author <name>', 'who wrote it')
    .option('--summary <text>', 'what lists say of it')
    .option('--image <file>', 'its cover')
    .option('--date <day>', 'when it was published, if not today', day)
    .option('--draft', 'kept, but not shown')
    .option('--on <day>', 'kept, and published by itself when this day begins in the shop', day)
    .action(async (path: string, options: OfShop & ArticleOptions) => {
      const { title: heading, html, afterTitle } = await writtenText(path)
      const title = options.title?.trim() || heading
      if (!title) throw new Complaint(`${path} begins with no heading. Say the title with --title.`)
      const slug = slugWords(options.slug ?? title)
      if (slug === '')
        throw new Complaint(`No address can be made from "${options.slug ?? title}". Say one with --slug.`)
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const { author = null, summary = null, image, date, on } = options
        const of = { ...params, slug }
        const before = await ifThere(manage.getArticle({ params: of }))
        const draft = await manage.setArticle({
          params: of,
          revision: before?.revision ?? '*',
          body: {
            title,
            author,
            summary,
            active: !options.draft && on === undefined,
            body: heading === null ? html : afterTitle,
            ...(image !== undefined && { image: await uploadedPicture(where, image) }),
            publishedAt: date === undefined ? null : startIn(date, shop).toISOString(),
            publishAt: on === undefined ? null : startIn(on, shop).toISOString(),
          },
        })
        const known = before !== null
        answer(options, { shop: shop.subdomain, slug, title, active: draft.active, rewritten: known }, () =>
          print(`"${title}" is ${known ? 'written anew' : draft.active ? 'published' : 'kept as a draft'} as ${slug}`),
        )
      })
    })

const articlesRemove = () =>
  command('remove', 'Remove an article', ['articles remove how-wool-is-washed --shop mercado'])
    .argument('<slug>', 'as "articles list" shows it')
    .requiredOption(...SHOP)
    .action(async (slug: string, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const { revision } = await articleOf(where, slug)
        await manage.deleteArticle({ params: { ...params, slug }, revision })
        answer(options, { shop: shop.subdomain, slug, removed: true }, () => print(`${slug} is removed`))
      })
    })
