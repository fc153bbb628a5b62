import { ARTICLE_LIMITS, type ChatOrderField, POLICY_KINDS } from '@store/core'
import * as z from 'zod'
import { type FieldsOf, moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, nothing, OfShop, picture, revision, text, textOrNull, yesOrNo } from '../shapes.ts'

/** The longest text of a merchant, as HTML, in characters. */
const MOST_TEXT = 2_000_000
const html = z.string().max(MOST_TEXT)

const kind = z.enum(POLICY_KINDS)
const OfPolicy = OfShop.extend({ kind })
const Policy = z.object({ kind, text: z.string().nullable(), revision }).meta({ id: 'Policy' })

const listPolicies = defineManageEndpoint({
  name: 'listPolicies',
  tag: 'Policies',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/policies',
  summary: "The shop's legal texts, each null until it is written",
  access: 'shop',
  params: OfShop,
  response: listOf(Policy),
})

const setPolicy = defineManageEndpoint({
  name: 'setPolicy',
  tag: 'Policies',
  method: 'PUT',
  path: '/manage/v1/shops/:shopId/policies/:kind',
  summary: 'Write a text as HTML, of which is kept what is safe; null takes it away',
  access: 'content:write',
  params: OfPolicy,
  revision: true,
  maxText: MOST_TEXT,
  body: z.strictObject({ text: html.nullable() }),
  example: { text: '<p>Within 30 days.</p>' },
  response: Policy,
})

const slug = z.string().max(300)
const OfArticle = OfShop.extend({ slug })

const Article = z
  .object({
    /** The number at the end of its address in the shop. */
    id: z.int(),
    /** Its address, without the number at its end. */
    slug: z.string(),
    title: z.string(),
    author: z.string().nullable(),
    summary: z.string().nullable(),
    body: z.string(),
    image: z.string().nullable(),
    /** Whether it is published. */
    active: z.boolean(),
    /** Null: not published yet. */
    publishedAt: moment.nullable(),
    /** When this draft is published automatically; null: never. */
    publishAt: moment.nullable(),
    /** What search engines display instead of title and summary. */
    seoTitle: z.string().nullable(),
    seoDescription: z.string().nullable(),
    /** When it was moved to the bin; null: not in the bin. */
    deletedAt: moment.nullable(),
    revision,
  })
  .meta({ id: 'ManagedArticle' })

const articles = '/manage/v1/shops/:shopId/articles'

const listArticles = defineManageEndpoint({
  name: 'listArticles',
  tag: 'Articles',
  method: 'GET',
  path: articles,
  summary: 'Articles, newest first, drafts too, without those in the bin; without their texts',
  access: 'shop',
  params: OfShop,
  query: z.object({
    /** Only articles in the bin. */
    deleted: yesOrNo.optional(),
  }),
  response: listOf(Article.omit({ body: true }).meta({ id: 'ArticleSummary' })),
})

const getArticle = defineManageEndpoint({
  name: 'getArticle',
  tag: 'Articles',
  method: 'GET',
  path: `${articles}/:slug`,
  summary: 'An article',
  access: 'shop',
  params: OfArticle,
  response: Article,
})

const setArticle = defineManageEndpoint({
  name: 'setArticle',
  tag: 'Articles',
  method: 'PUT',
  path: `${articles}/:slug`,
  summary:
    'Write an article under its address, or write it anew; `If-Match: *` where it may be new, two quotation marks with nothing between them where it must be',
  access: 'content:write',
  params: OfArticle,
  revision: true,
  maxText: MOST_TEXT,
  body: z.strictObject({
    title: text(300),
    body: html,
    author: textOrNull(120).optional(),
    summary: textOrNull(1000).optional(),
    /** Left out: unchanged. */
    image: picture.optional(),
    active: z.boolean().optional(),
    /** Null or left out: unchanged, or now at its first publication. */
    publishedAt: moment.nullable().optional(),
    /** Of a draft: when it is published automatically, in the future. Null or left out: never. */
    publishAt: moment.nullable().optional(),
    /** Both, left out: unchanged. */
    seoTitle: textOrNull(ARTICLE_LIMITS.seoTitle).optional(),
    seoDescription: textOrNull(ARTICLE_LIMITS.seoDescription).optional(),
  }),
  example: { title: 'How wool is washed', body: '<p>Gently.</p>', author: 'Ana' },
  response: Article,
})

const deleteArticle = defineManageEndpoint({
  name: 'deleteArticle',
  tag: 'Articles',
  method: 'DELETE',
  path: `${articles}/:slug`,
  summary:
    'Move an article to the bin, from which `restoreArticle` takes it back for 30 days. Another may have its address meanwhile',
  access: 'content:write',
  params: OfArticle,
  revision: true,
  response: nothing,
})

const restoreArticle = defineManageEndpoint({
  name: 'restoreArticle',
  tag: 'Articles',
  method: 'POST',
  path: `${articles}/restore`,
  summary: 'Take an article out of the bin, as it was: 409 (`taken`) while another has its address',
  access: 'content:write',
  params: OfShop,
  body: z.strictObject({ id: z.int().positive().max(2_147_483_647) }),
  example: { id: 12 },
  response: Article.omit({ body: true }),
})

/** Input types for which all phones have a keyboard. */
export const CHAT_FIELD_TYPES = ['text', 'tel', 'email', 'number', 'date', 'time', 'url'] as const
/** No buyer fills in a longer form. */
export const MOST_CHAT_FIELDS = 30
/** The longest texts of such a field, in characters. */
export const CHAT_FIELD_LIMITS = { key: 80, label: 200, value: 500 } as const

const ChatField = z
  .object({
    key: z.string(),
    label: z.string(),
    type: z.string(),
    value: z.string(),
    required: z.boolean(),
  } satisfies FieldsOf<ChatOrderField>)
  .meta({ id: 'ChatField' })
const ChatForm = z.object({ fields: z.array(ChatField), revision }).meta({ id: 'ChatForm' })

const getChatForm = defineManageEndpoint({
  name: 'getChatForm',
  tag: 'Chat form',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/chat-form',
  summary: 'What is asked of those who order by chat, beside the standard form',
  access: 'shop',
  params: OfShop,
  response: ChatForm,
})

const setChatForm = defineManageEndpoint({
  name: 'setChatForm',
  tag: 'Chat form',
  method: 'PUT',
  path: '/manage/v1/shops/:shopId/chat-form',
  summary: 'Set the fields, in their order; none: the standard form alone',
  access: 'content:write',
  params: OfShop,
  revision: true,
  body: z.strictObject({
    fields: z
      .array(
        z.strictObject({
          key: text(CHAT_FIELD_LIMITS.key),
          label: text(CHAT_FIELD_LIMITS.label),
          type: z.enum(CHAT_FIELD_TYPES),
          value: z.string().max(CHAT_FIELD_LIMITS.value),
          required: z.boolean(),
        }),
      )
      .max(MOST_CHAT_FIELDS)
      .refine((fields) => new Set(fields.map(({ key }) => key)).size === fields.length, { params: { code: 'taken' } }),
  }),
  example: { fields: [{ key: 'day', label: 'Delivery day', type: 'date', value: '', required: true }] },
  response: ChatForm,
})

export const contentCalls = {
  listPolicies,
  setPolicy,
  listArticles,
  getArticle,
  setArticle,
  deleteArticle,
  restoreArticle,
  getChatForm,
  setChatForm,
} as const
