import { LANGUAGES } from '@store/core'
import * as z from 'zod'
import { PUSH_KINDS, TEAM_MAIL_KINDS } from '../choices.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { browserSecret, listOf, nothing, OfShop, text } from '../shapes.ts'

const kinds = z.array(z.enum(PUSH_KINDS)).max(PUSH_KINDS.length)
const mailKinds = z.array(z.enum(TEAM_MAIL_KINDS)).max(TEAM_MAIL_KINDS.length)

const getPushKey = defineManageEndpoint({
  name: 'getPushKey',
  tag: 'My account',
  method: 'GET',
  path: '/manage/v1/push/key',
  summary: 'What a browser subscribes to notifications with; null: there are none here',
  access: 'person',
  response: z.object({ key: z.string().nullable() }),
})

const listPush = defineManageEndpoint({
  name: 'listPush',
  tag: 'My account',
  method: 'POST',
  path: '/manage/v1/me/push',
  summary: 'What this browser is told of each of one’s shops',
  access: 'person',
  body: z.strictObject({ browser: browserSecret }),
  secret: true,
  example: { browser: 'q'.repeat(43) },
  response: listOf(z.object({ shopId: z.int(), kinds, atNight: z.boolean() })),
})

const savePush = defineManageEndpoint({
  name: 'savePush',
  tag: 'My account',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/push',
  summary: 'Have this browser told of what happens in the shop, by notifications; with no kinds, of nothing any more',
  access: 'member',
  params: OfShop,
  body: z.strictObject({
    browser: browserSecret,
    device: text(120),
    language: z.enum(LANGUAGES),
    kinds,
    /** Also from 22 to 7 in the shop's time zone. */
    atNight: z.boolean(),
    /** The subscription as created by the browser's push service. */
    subscription: z.strictObject({
      endpoint: z.url().max(1000),
      p256dh: z
        .string()
        .length(87)
        .regex(/^[\w-]+$/),
      auth: z
        .string()
        .length(22)
        .regex(/^[\w-]+$/),
    }),
  }),
  secret: true,
  example: {
    browser: 'q'.repeat(43),
    device: 'Chrome, Android',
    language: 'es',
    kinds: ['order'],
    atNight: false,
    subscription: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/example',
      p256dh: `B${'q'.repeat(86)}`,
      auth: 'q'.repeat(22),
    },
  },
  response: nothing,
})

const listTeamMails = defineManageEndpoint({
  name: 'listTeamMails',
  tag: 'My account',
  method: 'GET',
  path: '/manage/v1/me/team-mails',
  summary: 'Which mails about each of one’s shops come to one’s own address',
  access: 'person',
  response: listOf(z.object({ shopId: z.int(), kinds: mailKinds })),
})

const saveTeamMails = defineManageEndpoint({
  name: 'saveTeamMails',
  tag: 'My account',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/team-mails',
  summary: 'Have mails about the shop sent to one’s own address too; a kind that one’s role may not read is not sent',
  access: 'member',
  params: OfShop,
  body: z.strictObject({ kinds: mailKinds }),
  example: { kinds: ['order'] },
  response: nothing,
})

export const pushCalls = { getPushKey, listPush, savePush, listTeamMails, saveTeamMails } as const
