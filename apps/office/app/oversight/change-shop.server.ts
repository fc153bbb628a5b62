import type { Sent } from '#app/session/act.server.ts'
import type { Office } from '#app/session/office.server.ts'
import type { Done, Refused } from '#app/session/outcome.ts'
import { oversightWords } from '#app/words/oversight/index.ts'
import { setPlan } from './set-plan.server.ts'

/** Handles the forms of the platform's page of a shop. */
export async function changeOverseen(office: Office, sent: Sent, id: number): Promise<Done | Refused> {
  const { manage, language } = office
  const words = oversightWords.of(language)
  const params = { id }
  const done = (note: string): Done => ({ kind: 'done', note })
  switch (sent.intent) {
    case 'pass':
      await manage.passShop({ params })
      return done(words.passed)
    case 'pause':
      await manage.pauseShop({ params, body: { reason: sent.text('reason') } })
      return done(words.paused)
    case 'resume':
      await manage.resumeShop({ params })
      return done(words.resumed)
    case 'emergency': {
      const body = { reason: sent.text('reason'), mayChange: sent.text('mayChange') !== '' }
      await manage.enterInEmergency({ params, body })
      return done(words.entered)
    }
    case 'plan':
      return setPlan(office, sent, id)
    case 'closeWish':
      await manage.closeWish({ params })
      return done(words.wishClosed)
    case 'leave':
      await manage.leaveEmergency({ params })
      return done(words.left)
    default:
      await manage.closeReport({
        params: { id, report: sent.number('report') },
        body: { answer: sent.text('answer') },
      })
      return done(words.closed)
  }
}
