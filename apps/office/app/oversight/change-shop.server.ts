import type { Sent } from '#app/session/act.server.ts'
import type { Office } from '#app/session/office.server.ts'
import type { Done } from '#app/session/outcome.ts'
import { oversightWords } from '#app/words/oversight/index.ts'

/** Does what somebody of the platform does with a shop. */
export async function changeOverseen({ manage, language }: Office, sent: Sent, id: number): Promise<Done> {
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
