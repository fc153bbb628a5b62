import { GATE_COLORS } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, refusedWith } from '#app/session/outcome.ts'
import { saved, textIn } from '#app/settings/save.server.ts'
import { domainWords } from '#app/words/domain/index.ts'

/** Handles the forms of the gate's page. */
export async function changeGate(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const { manage } = office
  const words = domainWords.of(office.language)
  const params = { shopId }
  const revision = sent.text('revision')
  switch (sent.intent) {
    case 'code': {
      const code = sent.text('code')
      const label = textIn(sent, 'label')
      await manage.createCode({ params, body: { code, ...(label && { label }) } })
      return { kind: 'done', note: words.codeMade(code) }
    }
    case 'end': {
      const [{ enabled }, { items }] = await Promise.all([manage.getGate({ params }), manage.listCodes({ params })])
      if (enabled && items.length < 2) return refusedWith(sent, words.codeLast)
      await manage.deleteCode({ params: { shopId, id: sent.number('id') }, revision })
      return { kind: 'done', note: words.codeEnded }
    }
    default: {
      const enabled = sent.on('enabled')
      if (enabled && (await manage.listCodes({ params })).items.length === 0)
        return refusedWith(sent, words.gateNeedsCode)
      const body = {
        enabled,
        title: sent.text('title'),
        description: sent.text('description'),
        image: textIn(sent, 'image'),
        // A blank field removes the colour; one that is missing from the form leaves it as it is.
        colors: Object.fromEntries(
          GATE_COLORS.flatMap((name) => {
            const typed = sent.textIfAny(`colors.${name}`)
            return typed === null ? [] : [[name, typed.trim().toLowerCase() || null]]
          }),
        ),
      }
      return saved({ office, shopId, sent, call: 'setGate' }, () => manage.setGate({ params, revision, body }))
    }
  }
}
