import { LANGUAGES } from '@store/core'
import * as z from 'zod'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { browserSecret, nothing, sentEmail } from '../shapes.ts'

/** A browser's name for the list of sessions: «Chrome, Android». */
const device = z.string().trim().min(1).max(80)
/** Six digits, from the mail. */
const code = z
  .string()
  .max(12)
  .regex(/^\s*\d{3}\s*\d{3}\s*$/)
/** The secret of a link in a mail. */
const linkToken = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/)
/** WebAuthn input and output of a browser, as JSON (`PublicKeyCredential.toJSON`). */
const credential = z.record(z.string().max(60), z.unknown())

/** A session has begun; an older one of the same browser has ended. */
const SignedIn = z
  .object({
    /** The secret of the session: sent as `Authorization: Bearer fs_…`, stored only in its browser. */
    session: z.string(),
    /** The session ends at this time if it is not used before. */
    endsAt: moment,
    /** The person has signed in for the first time. */
    isNew: z.boolean(),
  })
  .meta({ id: 'SignedIn' })

const CodeSent = z
  .object({
    /** On a local demo, where no mail is sent: the code. Otherwise null. */
    shownCode: z.string().nullable(),
  })
  .meta({ id: 'CodeSent' })

const sendSignInCode = defineManageEndpoint({
  name: 'sendSignInCode',
  tag: 'Sign in',
  method: 'POST',
  path: '/manage/v1/auth/code',
  summary: 'Send six digits and a link to an address. The answer is the same for every address, known or not',
  access: 'public',
  body: z.strictObject({ email: sentEmail, browser: browserSecret, language: z.enum(LANGUAGES).optional() }),
  secret: true,
  example: { email: 'ana@example.com', browser: 'q'.repeat(43) },
  response: CodeSent,
  status: 202,
})

const signInWithCode = defineManageEndpoint({
  name: 'signInWithCode',
  tag: 'Sign in',
  method: 'POST',
  path: '/manage/v1/auth/code/verify',
  summary: 'Sign in with the digits, in the browser that asked for them. Who was not known is from now on',
  access: 'public',
  body: z.strictObject({ email: sentEmail, browser: browserSecret, code, device }),
  secret: true,
  example: { email: 'ana@example.com', browser: 'q'.repeat(43), code: '402917', device: 'Chrome, Android' },
  response: SignedIn,
})

const openSignInLink = defineManageEndpoint({
  name: 'openSignInLink',
  tag: 'Sign in',
  method: 'POST',
  path: '/manage/v1/auth/link/verify',
  summary:
    'Sign in with the link of the mail; in another browser than the one that asked, read the digits to type there',
  access: 'public',
  body: z.strictObject({ token: linkToken, browser: browserSecret, device }),
  secret: true,
  example: { token: 't'.repeat(43), browser: 'q'.repeat(43), device: 'Chrome, Android' },
  response: z.discriminatedUnion('kind', [
    SignedIn.extend({ kind: z.literal('signedIn') }),
    z.object({ kind: z.literal('otherBrowser'), code: z.string() }),
  ]),
})

const startPasskeySignIn = defineManageEndpoint({
  name: 'startPasskeySignIn',
  tag: 'Sign in',
  method: 'POST',
  path: '/manage/v1/auth/passkey/options',
  summary: 'What the browser needs to ask for a passkey',
  access: 'public',
  body: z.strictObject({ browser: browserSecret }),
  secret: true,
  example: { browser: 'q'.repeat(43) },
  response: z.object({ options: credential }),
})

const signInWithPasskey = defineManageEndpoint({
  name: 'signInWithPasskey',
  tag: 'Sign in',
  method: 'POST',
  path: '/manage/v1/auth/passkey/verify',
  summary: 'Sign in with a passkey',
  access: 'public',
  body: z.strictObject({ browser: browserSecret, credential, device }),
  secret: true,
  example: { browser: 'q'.repeat(43), credential: { id: 'Y3JlZGVudGlhbA', type: 'public-key' }, device: 'Chrome' },
  response: SignedIn,
})

const signInWithRecoveryCode = defineManageEndpoint({
  name: 'signInWithRecoveryCode',
  tag: 'Sign in',
  method: 'POST',
  path: '/manage/v1/auth/recovery',
  summary: 'Sign in with one of the printed recovery codes, each of which works once',
  access: 'public',
  body: z.strictObject({ email: sentEmail, browser: browserSecret, code: z.string().trim().min(8).max(24), device }),
  secret: true,
  example: {
    email: 'ana@example.com',
    browser: 'q'.repeat(43),
    code: 'BCDF-GHJK-LMNP-QRST',
    device: 'Chrome, Android',
  },
  response: SignedIn,
})

const sendStepUpCode = defineManageEndpoint({
  name: 'sendStepUpCode',
  tag: 'Sign in',
  method: 'POST',
  path: '/manage/v1/auth/step-up/code',
  summary: 'Send six digits to one’s own address, to prove again who one is',
  access: 'person',
  body: z.strictObject({ browser: browserSecret }),
  secret: true,
  example: { browser: 'q'.repeat(43) },
  response: CodeSent,
  status: 202,
})

const stepUp = defineManageEndpoint({
  name: 'stepUp',
  tag: 'Sign in',
  method: 'POST',
  path: '/manage/v1/auth/step-up',
  summary:
    'Prove again who one is, by digits or by a passkey (`startPasskeySignIn`): a new session takes the place of this one',
  access: 'person',
  body: z.strictObject({ browser: browserSecret, code: code.optional(), credential: credential.optional() }),
  secret: true,
  example: { browser: 'q'.repeat(43), code: '402917' },
  response: SignedIn,
})

const signOut = defineManageEndpoint({
  name: 'signOut',
  tag: 'Sign in',
  method: 'POST',
  path: '/manage/v1/auth/sign-out',
  summary: 'End this session',
  access: 'person',
  secret: true,
  response: nothing,
})

export const signInCalls = {
  sendSignInCode,
  signInWithCode,
  openSignInLink,
  startPasskeySignIn,
  signInWithPasskey,
  signInWithRecoveryCode,
  sendStepUpCode,
  stepUp,
  signOut,
} as const
