import { LANGUAGES } from '@store/core'
import * as z from 'zod'
import { idInAddress } from '../../contract/fields.ts'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { ROLES } from '../roles.ts'
import { SCOPES } from '../scopes.ts'
import { browserSecret, listOf, nothing, revision, sentEmail, text } from '../shapes.ts'

const OneOfMine = z.object({ id: idInAddress })

const Me = z
  .object({
    id: z.int(),
    email: z.string(),
    name: z.string(),
    language: z.enum(LANGUAGES),
    /** The end of the fresh proof of this session. */
    freshUntil: moment.nullable(),
    /** Whether the person works for the platform. */
    isOperator: z.boolean(),
    /** A new address that is not verified yet. */
    nextEmail: z.string().nullable(),
    recoveryCodesLeft: z.int(),
    revision,
  })
  .meta({ id: 'Me' })

const MyShop = z
  .object({
    shopId: z.int(),
    name: z.string(),
    subdomain: z.string(),
    url: z.string(),
    templateId: z.int(),
    country: z.string(),
    open: z.boolean(),
    /** Whether one of its payment accounts is a test account. */
    test: z.boolean(),
    /** For the platform's support: the closest role. */
    role: z.enum(ROLES),
    /** The caller's scopes in the shop. */
    scopes: z.array(z.enum(SCOPES)),
    /** Access of the platform's support; `isMe`: the caller is that support. */
    support: z
      .object({
        isMe: z.boolean(),
        mayChange: z.boolean(),
        /** Of emergency access, which no owner has granted. */
        reason: z.string().nullable(),
        endsAt: moment,
        seenAt: moment.nullable(),
        seenBy: z.string().nullable(),
      })
      .nullable(),
    /** Until when the shop is new: with lower daily limits, and not indexed by search engines. */
    quietUntil: moment.nullable(),
    /** When it is deleted for good; null: no deletion is planned. */
    deletesAt: moment.nullable(),
    /** Why the platform keeps the shop closed. */
    pauseReason: z.string().nullable(),
  })
  .meta({ id: 'MyShop' })

const Session = z
  .object({
    id: z.int(),
    device: z.string(),
    /** The network it was last used from, shortened. */
    network: z.string().nullable(),
    startedAt: moment,
    usedAt: moment,
    isThis: z.boolean(),
  })
  .meta({ id: 'Session' })

const Passkey = z
  .object({ id: z.int(), name: z.string(), createdAt: moment, usedAt: moment.nullable() })
  .meta({ id: 'Passkey' })

const getMe = defineManageEndpoint({
  name: 'getMe',
  tag: 'My account',
  method: 'GET',
  path: '/manage/v1/me',
  summary: 'The person who is signed in',
  access: 'person',
  response: Me,
})

const changeMe = defineManageEndpoint({
  name: 'changeMe',
  tag: 'My account',
  method: 'PATCH',
  path: '/manage/v1/me',
  summary: 'Change one’s name or language',
  access: 'person',
  revision: true,
  body: z.strictObject({ name: text(80).optional(), language: z.enum(LANGUAGES).optional() }),
  example: { name: 'Ana Ríos' },
  response: Me,
})

const listMyShops = defineManageEndpoint({
  name: 'listMyShops',
  tag: 'My account',
  method: 'GET',
  path: '/manage/v1/me/shops',
  summary: 'The shops whose teams one is in, by name',
  access: 'person',
  response: listOf(MyShop),
})

const listSessions = defineManageEndpoint({
  name: 'listSessions',
  tag: 'My account',
  method: 'GET',
  path: '/manage/v1/me/sessions',
  summary: 'Where one is signed in, the latest use first',
  access: 'person',
  response: listOf(Session),
})

const listSignIns = defineManageEndpoint({
  name: 'listSignIns',
  tag: 'My account',
  method: 'GET',
  path: '/manage/v1/me/sign-ins',
  summary: 'The latest attempts to sign in as oneself, failed ones too. They are kept for 400 days',
  access: 'person',
  response: listOf(
    z
      .object({
        at: moment,
        proof: z.enum(['code', 'passkey', 'recovery', 'device']),
        device: z.string(),
        network: z.string().nullable(),
        succeeded: z.boolean(),
      })
      .meta({ id: 'SignIn' }),
  ),
})

const stopSessions = defineManageEndpoint({
  name: 'stopSessions',
  tag: 'My account',
  method: 'POST',
  path: '/manage/v1/auth/stop',
  summary: 'That was not me: end every session, by the link in a warning, once and for seven days',
  access: 'public',
  body: z.strictObject({
    token: z
      .string()
      .max(64)
      .regex(/^[\w-]+$/),
  }),
  secret: true,
  example: { token: 't'.repeat(43) },
  response: nothing,
})

const endSession = defineManageEndpoint({
  name: 'endSession',
  tag: 'My account',
  method: 'POST',
  path: '/manage/v1/me/sessions/:id/end',
  summary: 'Sign out another browser',
  access: 'person',
  params: OneOfMine,
  response: nothing,
})

const endOtherSessions = defineManageEndpoint({
  name: 'endOtherSessions',
  tag: 'My account',
  method: 'POST',
  path: '/manage/v1/me/sessions/end-others',
  summary: 'Sign out everywhere else',
  access: 'person',
  response: z.object({ ended: z.int() }),
})

const listPasskeys = defineManageEndpoint({
  name: 'listPasskeys',
  tag: 'My account',
  method: 'GET',
  path: '/manage/v1/me/passkeys',
  summary: 'One’s passkeys, the newest first',
  access: 'person',
  response: listOf(Passkey),
})

const startPasskey = defineManageEndpoint({
  name: 'startPasskey',
  tag: 'My account',
  method: 'POST',
  path: '/manage/v1/me/passkeys/options',
  summary: 'What the browser needs to make a passkey',
  access: 'person',
  fresh: true,
  body: z.strictObject({ browser: browserSecret }),
  secret: true,
  example: { browser: 'q'.repeat(43) },
  response: z.object({ options: z.record(z.string(), z.unknown()) }),
})

const addPasskey = defineManageEndpoint({
  name: 'addPasskey',
  tag: 'My account',
  method: 'POST',
  path: '/manage/v1/me/passkeys',
  summary: 'Keep a passkey that the browser has made',
  access: 'person',
  fresh: true,
  body: z.strictObject({
    browser: browserSecret,
    name: text(80),
    credential: z.record(z.string().max(60), z.unknown()),
  }),
  secret: true,
  example: {
    browser: 'q'.repeat(43),
    name: 'My phone',
    credential: { id: 'Y3JlZGVudGlhbA', type: 'public-key' },
  },
  response: Passkey,
  status: 201,
})

const removePasskey = defineManageEndpoint({
  name: 'removePasskey',
  tag: 'My account',
  method: 'POST',
  path: '/manage/v1/me/passkeys/:id/remove',
  summary: 'Forget a passkey: nobody signs in with it any more',
  access: 'person',
  fresh: true,
  params: OneOfMine,
  response: nothing,
})

const makeRecoveryCodes = defineManageEndpoint({
  name: 'makeRecoveryCodes',
  tag: 'My account',
  method: 'POST',
  path: '/manage/v1/me/recovery-codes',
  summary: 'Ten codes to print, shown once; those from before no longer work',
  access: 'person',
  fresh: true,
  secret: true,
  response: z.object({ codes: z.array(z.string()) }),
  status: 201,
})

const startEmailChange = defineManageEndpoint({
  name: 'startEmailChange',
  tag: 'My account',
  method: 'POST',
  path: '/manage/v1/me/email',
  summary: 'Send six digits to a new address, and a word of warning to the present one',
  access: 'person',
  fresh: true,
  body: z.strictObject({ email: sentEmail, browser: browserSecret }),
  secret: true,
  example: { email: 'ana.rios@example.com', browser: 'q'.repeat(43) },
  response: z.object({ shownCode: z.string().nullable() }),
  status: 202,
})

const changeEmail = defineManageEndpoint({
  name: 'changeEmail',
  tag: 'My account',
  method: 'POST',
  path: '/manage/v1/me/email/confirm',
  summary:
    'Prove the new address by its digits: all other sessions end, and for seven days the old address can take it back',
  access: 'person',
  fresh: true,
  body: z.strictObject({ browser: browserSecret, code: z.string().trim().max(12) }),
  secret: true,
  example: { browser: 'q'.repeat(43), code: '402917' },
  response: Me,
})

const undoEmailChange = defineManageEndpoint({
  name: 'undoEmailChange',
  tag: 'My account',
  method: 'POST',
  path: '/manage/v1/auth/email/undo',
  summary: 'Take a change of address back, by the link in the mail to the old one: every session ends',
  access: 'public',
  body: z.strictObject({
    token: z
      .string()
      .max(64)
      .regex(/^[\w-]+$/),
  }),
  secret: true,
  example: { token: 't'.repeat(43) },
  response: nothing,
})

export const meCalls = {
  getMe,
  changeMe,
  listMyShops,
  listSessions,
  listSignIns,
  stopSessions,
  endSession,
  endOtherSessions,
  listPasskeys,
  startPasskey,
  addPasskey,
  removePasskey,
  makeRecoveryCodes,
  startEmailChange,
  changeEmail,
  undoEmailChange,
} as const
