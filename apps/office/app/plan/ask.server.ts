import { LONGEST_WISH } from '@store/api-client/manage'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongTyped } from '#app/session/outcome.ts'
import { saved } from '#app/settings/save.server.ts'
import { limitsWords } from '#app/words/limits/index.ts'
import { planWords } from '#app/words/plan/index.ts'

/** Sends, changes or withdraws a request for more than the plan has. */
export async function askForMore(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const { manage, language } = office
  const words = planWords.of(language)
  const params = { shopId }
  if (sent.intent === 'withdraw')
    return saved(
      { office, shopId, sent, call: 'withdrawWish' },
      () => manage.withdrawWish({ params, revision: sent.text('revision') }),
      words.withdrawn,
    )
  const text = sent.text('text')
  // Browsers send a line break as two characters, but `maxlength` counts it as one.
  const wish = text.replaceAll('\r\n', '\n')
  if (wish === '') return wrongTyped(sent, { text: words.text })
  if (wish.length > LONGEST_WISH)
    return wrongTyped(sent, { text: limitsWords.of(language).tooLong(LONGEST_WISH.toLocaleString(language)) })
  await manage.askForMore({ params, body: { text: wish } })
  return { kind: 'done', note: words.asked }
}
