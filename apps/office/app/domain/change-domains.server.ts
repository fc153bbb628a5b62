import { data } from '@remix-run/node'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, refusedWith } from '#app/session/outcome.ts'
import { domainWords } from '#app/words/domain/index.ts'

/** Handles the forms of the domains page. */
export async function changeDomains(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const { manage } = office
  const words = domainWords.of(office.language)
  const name = sent.text('name').toLowerCase()
  const params = { shopId, name }
  const done = (note: string): Done => ({ kind: 'done', note })
  switch (sent.intent) {
    case 'add':
      await manage.createDomain({
        params: { shopId },
        body: { name: name.replace(/^https?:\/\//, '').split('/', 1)[0] ?? '' },
      })
      return done(words.added)
    case 'look': {
      const { outcome, pointsHere, domain } = await manage.verifyDomain({ params, body: {} })
      if (outcome !== 'verified' && !domain.verified) return refusedWith(sent, words[outcome])
      if (pointsHere === null) return refusedWith(sent, words.silent)
      return pointsHere ? done(words.verified) : refusedWith(sent, words.leadsNot)
    }
    case 'main':
      await manage.setMainDomain({ params })
      return done(words.madeMain)
    case 'remove':
      await manage.deleteDomain({ params, revision: sent.text('revision') })
      return done(words.removed)
    default:
      throw data(null, { status: 400 })
  }
}
