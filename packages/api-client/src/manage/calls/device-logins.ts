import * as z from 'zod'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { nothing, text } from '../shapes.ts'

/** Eight consonants, as the person types them. */
const userCode = z.string().trim().min(8).max(12)

const startDeviceLogin = defineManageEndpoint({
  name: 'startDeviceLogin',
  tag: 'Sign in',
  method: 'POST',
  path: '/manage/v1/auth/device',
  summary: 'Begin to sign in a program without a browser: its person types the short code in the office',
  access: 'public',
  body: z.strictObject({ name: text(80) }),
  secret: true,
  example: { name: 'feria, laptop' },
  response: z.object({
    deviceCode: z.string(),
    userCode: z.string(),
    /** The address of the page on which the person types the code. */
    url: z.string(),
    /** Seconds between two polls of the program. */
    interval: z.int(),
    endsAt: moment,
  }),
  status: 201,
})

const finishDeviceLogin = defineManageEndpoint({
  name: 'finishDeviceLogin',
  tag: 'Sign in',
  method: 'POST',
  path: '/manage/v1/auth/device/token',
  summary: 'Ask whether the person has let the program in; the session is answered once',
  access: 'public',
  body: z.strictObject({ deviceCode: z.string().max(64) }),
  secret: true,
  example: { deviceCode: 'd'.repeat(43) },
  response: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('waiting') }),
    z.object({ kind: z.literal('refused') }),
    z.object({ kind: z.literal('signedIn'), session: z.string(), endsAt: moment }),
  ]),
})

const findDeviceLogin = defineManageEndpoint({
  name: 'findDeviceLogin',
  tag: 'Sign in',
  method: 'POST',
  path: '/manage/v1/me/device-logins/find',
  summary: 'Which program asks, by its short code',
  access: 'person',
  fresh: true,
  body: z.strictObject({ userCode }),
  example: { userCode: 'BCDF-GHJK' },
  secret: true,
  response: z.object({ name: z.string(), network: z.string().nullable(), startedAt: moment }),
})

const answerDeviceLogin = defineManageEndpoint({
  name: 'answerDeviceLogin',
  tag: 'Sign in',
  method: 'POST',
  path: '/manage/v1/me/device-logins/answer',
  summary: 'Let a program in under one’s own name, or refuse it',
  access: 'person',
  fresh: true,
  body: z.strictObject({ userCode, letIn: z.boolean() }),
  example: { userCode: 'BCDF-GHJK', letIn: true },
  secret: true,
  response: nothing,
})

export const deviceLoginCalls = { startDeviceLogin, finishDeviceLogin, findDeviceLogin, answerDeviceLogin } as const
