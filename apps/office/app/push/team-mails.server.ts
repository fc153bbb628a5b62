import { TEAM_MAIL_KINDS, TEAM_MAIL_SCOPES } from '@store/api-client/manage'
import type { Sent } from '#app/session/act.server.ts'
import type { Office } from '#app/session/office.server.ts'
import type { Done } from '#app/session/outcome.ts'
import { pushWords } from '#app/words/push/index.ts'

/** Saves which mails about a shop come to one's own address. */
export async function saveTeamMails({ manage, language }: Office, sent: Sent): Promise<Done> {
  const words = pushWords.of(language)
  const kinds = TEAM_MAIL_KINDS.filter((kind) => sent.on(kind))
  await manage.saveTeamMails({ params: { shopId: sent.number('shopId') }, body: { kinds } })
  return { kind: 'done', note: kinds.length > 0 ? words.mails.saved : words.mails.off }
}

/** Loads which mails about each shop come to one's own address, of those that one's role may read (`offered`). */
export async function readTeamMails(office: Office) {
  const [shops, { items }] = await Promise.all([office.shops(), office.manage.listTeamMails()])
  return shops.flatMap(({ shopId, name, scopes, support }) => {
    const known = items.find((each) => each.shopId === shopId)
    const offered = TEAM_MAIL_KINDS.filter((kind) => TEAM_MAIL_SCOPES[kind].every((scope) => scopes.includes(scope)))
    return known && offered.length > 0 && !support?.isMe ? [{ shopId, name, kinds: known.kinds, offered }] : []
  })
}
