import * as z from 'zod'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, OfShop, OfShopById, page, pageOf, revision, search } from '../shapes.ts'

/** `new`: not handled yet. */
export const MESSAGE_STATES = ['new', 'done', 'spam'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

const messages = '/manage/v1/shops/:shopId/messages'
const tag = 'Messages'
const state = z.enum(MESSAGE_STATES)

/** A person of the team who may answer messages. */
const Answerer = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Answerer' })

/** Who did something last, and when. */
const LastAct = z.object({ who: z.string(), at: moment })

const Message = z
  .object({
    id: z.int(),
    at: moment,
    name: z.string(),
    email: z.string(),
    /** As typed by the sender. */
    phone: z.string().nullable(),
    /** The phone number with country code, for chat links; null if it is invalid. */
    chatNumber: z.string().nullable(),
    text: z.string(),
    state,
    /** The person of the team who handles it. */
    assigned: Answerer.nullable(),
    /** Who last began an answer in another program; whether it was sent is unknown. */
    answered: LastAct.nullable(),
    /** Who last changed state or assignment. */
    changed: LastAct.nullable(),
    revision,
  })
  .meta({ id: 'Message' })

const listMessages = defineManageEndpoint({
  name: 'listMessages',
  tag,
  method: 'GET',
  path: messages,
  summary: 'What shoppers wrote on the contact page, newest first; for 180 days',
  access: 'messages:write',
  params: OfShop,
  query: z.object({
    ...page,
    state: state.optional(),
    /** Those of the caller, who must be a person. */
    assigned: z.enum(['me']).optional(),
    /** Received before this time. */
    until: moment.optional(),
    /** A part of the name, the address, the phone or the text. */
    q: search,
  }),
  response: pageOf(Message),
})

const listAnswerers = defineManageEndpoint({
  name: 'listAnswerers',
  tag,
  method: 'GET',
  path: `${messages}/answerers`,
  summary: 'Who of the team may answer messages, and so have them assigned',
  access: 'messages:write',
  params: OfShop,
  response: listOf(Answerer),
})

const changeMessage = defineManageEndpoint({
  name: 'changeMessage',
  tag,
  method: 'PATCH',
  path: `${messages}/:id`,
  summary: 'Say that a message is done, spam or new again, who sees to it, or that an answer was begun',
  access: 'messages:write',
  params: OfShopById,
  revision: true,
  body: z.strictObject({
    state: state.optional(),
    /** A person of `listAnswerers`; null: nobody. */
    assigned: z.int().nullable().optional(),
    /** The caller has begun an answer. */
    answered: z.literal(true).optional(),
  }),
  example: { state: 'done' },
  response: Message,
})

export const messageCalls = { listMessages, listAnswerers, changeMessage } as const
