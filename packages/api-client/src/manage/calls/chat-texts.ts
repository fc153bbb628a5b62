import { CHAT_TEXTS, MAX_CHAT_TEXT, unknownPlaces } from '@store/core'
import * as z from 'zod'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop, revision, text } from '../shapes.ts'

const kind = z.enum(CHAT_TEXTS)
const ChatTexts = z
  .object({
    /** The texts that the shop has written. */
    texts: z.partialRecord(kind, z.string()),
    /** The default texts in the shop's language, used for the missing ones. */
    ready: z.record(kind, z.string()),
    revision,
  })
  .meta({ id: 'ChatTexts' })

const getChatTexts = defineManageEndpoint({
  name: 'getChatTexts',
  tag: 'Orders',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/chat-texts',
  summary: 'What chats with buyers about their orders begin with',
  access: 'shop',
  params: OfShop,
  response: ChatTexts,
})

const changeChatTexts = defineManageEndpoint({
  name: 'changeChatTexts',
  tag: 'Orders',
  method: 'PATCH',
  path: '/manage/v1/shops/:shopId/chat-texts',
  summary:
    'Change the texts that are given; null: ours again. {name}, {shop}, {number}, {total}, {link}, {carrier} and {guide} stand for what is so called of an order, and other braces are refused',
  access: 'settings:write',
  params: OfShop,
  revision: true,
  body: z.strictObject({
    texts: z.partialRecord(
      kind,
      text(MAX_CHAT_TEXT)
        .refine((written) => unknownPlaces(written).length === 0, { params: { code: 'notAllowed' } })
        .nullable(),
    ),
  }),
  example: { texts: { ready: 'Hello {name}, your order {number} is ready. We are open until six.' } },
  response: ChatTexts,
})

export const chatTextCalls = { getChatTexts, changeChatTexts } as const
