import { inShop } from '@store/api/database'
import {
  type ArticleDraft,
  changeShop,
  listArticleDrafts,
  removeArticle,
  saveArticle,
  slugWords,
} from '@store/api/queries'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { didYouMean } from '../nearest.ts'
import { keptPicture } from '../picture.ts'
import { answer, note, printTable, timeOf } from '../print.ts'
import { day, startIn } from '../reading.ts'
import { withShop } from '../shop-of.ts'
import { writtenText } from '../text-file.ts'

export const articlesCommand = () =>
  group('articles', "Manage a shop's magazine", [articlesList(), articlesAdd(), articlesRemove()])

const articlesList = () =>
  command('list', 'List articles, newest first, drafts too', ['articles list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const articles = await inShop(db, shop.id, (tx) => listArticleDrafts(tx, shop.id))
        answer(options, articles, () =>
          printTable(
            articles.map(({ slug, title, author, active, publishedAt }) => ({
              ...{
                slug,
                title,
                author: author ?? '',
                published: active ? (publishedAt ? timeOf(publishedAt, shop) : '') : 'draft',
              },
            })),
          ),
        )
        if (articles.length === 0) note(`${shop.name} has written nothing yet.`)
      })
    })

type Given = {
  readonly title?: string
  readonly slug?: string
  readonly author?: string
  readonly summary?: string
  readonly image?: string
  readonly date?: string
  readonly draft?: boolean
}

const articlesAdd = () =>
  command('add', 'Publish a file; a known slug replaces its article', [
    'articles add wool.md --shop mercado',
    'articles add wool.md --title "How wool is washed" --author "Ana" --image wool.svg --shop mercado',
    'articles add soon.html --draft --shop mercado',
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
    .action(async (path: string, options: OfShop & Given) => {
      const { title: heading, html, afterTitle } = await writtenText(path)
      const title = options.title?.trim() || heading
      if (!title) throw new Complaint(`${path} begins with no heading. Say the title with --title.`)
      const slug = slugWords(options.slug ?? title)
      if (slug === '')
        throw new Complaint(`No address can be made from "${options.slug ?? title}". Say one with --slug.`)
      await withShop(options.shop, async ({ db, dataFolder, shop }) => {
        const { author = null, summary = null } = options
        const draft: ArticleDraft = {
          ...{ slug, title, author, summary, active: !options.draft, body: heading === null ? html : afterTitle },
          image: options.image === undefined ? null : await keptPicture(dataFolder, shop.id, options.image),
          publishedAt: options.date === undefined ? null : startIn(options.date, shop).toISOString(),
        }
        const known = await changeShop(db, shop.id, async (tx) => {
          const before = (await listArticleDrafts(tx, shop.id)).find((article) => article.slug === slug)
          await saveArticle(tx, shop.id, { ...draft, image: draft.image ?? before?.image ?? null })
          return before !== undefined
        })
        answer(options, { shop: shop.subdomain, slug, title, active: draft.active, rewritten: known }, () =>
          console.log(
            `"${title}" is ${known ? 'written anew' : draft.active ? 'published' : 'kept as a draft'} as ${slug}`,
          ),
        )
      })
    })

const articlesRemove = () =>
  command('remove', 'Remove an article', ['articles remove how-wool-is-washed --shop mercado'])
    .argument('<slug>', 'as "articles list" shows it')
    .requiredOption(...SHOP)
    .action(async (slug: string, options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        await changeShop(db, shop.id, async (tx) => {
          if (await removeArticle(tx, shop.id, slug)) return
          const known = (await listArticleDrafts(tx, shop.id)).map((article) => article.slug)
          throw new Complaint(`${shop.name} has no article "${slug}".${didYouMean(slug, known)}`)
        })
        answer(options, { shop: shop.subdomain, slug, removed: true }, () => console.log(`${slug} is removed`))
      })
    })
