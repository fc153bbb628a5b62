import * as z from 'zod'
import { keepJsonCookie, readJsonCookie } from './json-cookie.server.ts'
import type { Office } from './office.server.ts'

const Entering = z.object({
  email: z.string().max(254),
  /** On a demo: the code, which is shown instead of mailed. */
  shownCode: z.string().max(12).nullable(),
})

/** The address for which a code was requested in this browser and not entered yet. */
export const readEntering = (office: Office) => readJsonCookie(office, 'entering', Entering)

/** Sends a sign-in code to an address, which is stored in a cookie. */
export async function sendCode(office: Office, email: string): Promise<void> {
  const { browser, language } = office
  const { shownCode } = await office.manage.sendSignInCode({ body: { email, browser, language } })
  keepJsonCookie(office, 'entering', { email, shownCode })
}

/** Signs in with the digits that were sent. */
export async function enterWithCode(office: Office, email: string, code: string) {
  const { browser, device } = office
  const signedIn = await office.manage.signInWithCode({ body: { email, browser, code, device } })
  office.signIn(signedIn.session)
  return signedIn
}
