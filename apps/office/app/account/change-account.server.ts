import { redirectDocument } from '@remix-run/node'
import { savePush } from '#app/push/save-push.server.ts'
import { saveTeamMails } from '#app/push/team-mails.server.ts'
import type { Sent } from '#app/session/act.server.ts'
import { readLanguage } from '#app/session/language.ts'
import type { Office } from '#app/session/office.server.ts'
import type { Done } from '#app/session/outcome.ts'
import { accountWords } from '#app/words/account/index.ts'
import { addPasskey } from './add-passkey.server.ts'

type AccountOutcome =
  | Done
  | Response
  | { readonly kind: 'ready' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'emailSent'; readonly email: string; readonly shownCode: string | null }

/** Handles the forms of the account page. */
export async function changeAccount(office: Office, sent: Sent): Promise<AccountOutcome> {
  const { manage, browser } = office
  const words = accountWords.of(office.language)
  const params = { id: sent.number('id') }
  const done = (note: string): Done => {
    office.forget()
    return { kind: 'done', note }
  }
  switch (sent.intent) {
    case 'save': {
      const language = readLanguage(sent.text('language')) ?? office.language
      // A blank name is not sent, so that people without a name can still choose a language.
      const name = sent.text('name') || undefined
      await manage.changeMe({ revision: sent.text('revision'), body: { name, language } })
      office.keep('language', language)
      // Words of another language are loaded with a new document only.
      return redirectDocument('/me', 303)
    }
    case 'email': {
      const email = sent.text('email').toLowerCase()
      const { shownCode } = await manage.startEmailChange({ body: { email, browser } })
      office.forget()
      return { kind: 'emailSent', email, shownCode }
    }
    case 'email-code':
      await manage.changeEmail({ body: { browser, code: sent.text('code') } })
      return done(words.emailChanged)
    case 'remove-passkey':
      await manage.removePasskey({ params })
      return done(words.passkeyRemoved)
    case 'make-codes': {
      const { codes } = await manage.makeRecoveryCodes()
      office.forget()
      return { kind: 'codes', codes }
    }
    case 'push':
      return savePush(office, sent)
    case 'team-mails':
      return saveTeamMails(office, sent)
    case 'end-session':
      await manage.endSession({ params })
      return done(words.sessionEnded)
    case 'end-others':
      return done(words.sessionsEnded((await manage.endOtherSessions()).ended))
    default:
      return addPasskey(office, sent)
  }
}
