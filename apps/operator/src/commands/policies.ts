import { POLICY_KINDS, type PolicyKind } from '@store/core'
import { withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { answer, print, printFacts } from '../print.ts'
import { oneOf } from '../reading.ts'
import { writtenText } from '../text-file.ts'

export const policiesCommand = () =>
  group('policies', `Manage a shop's legal texts: ${POLICY_KINDS.join(', ')}`, [
    policiesShow(),
    policiesSet(),
    policiesRemove(),
  ])

const KIND = ['<kind>', POLICY_KINDS.join(', '), oneOf(POLICY_KINDS)] as const

const policiesShow = () =>
  command('show', 'List the texts, or show one', [
    'policies show --shop mercado',
    'policies show returns --shop mercado',
  ])
    .argument('[kind]', POLICY_KINDS.join(', '), oneOf(POLICY_KINDS))
    .requiredOption(...SHOP)
    .action(async (kind: PolicyKind | undefined, options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { items } = await manage.listPolicies({ params })
        const shown = items.filter((policy) => kind === undefined || policy.kind === kind)
        const texts = Object.fromEntries(shown.map((policy) => [policy.kind, policy.text]))
        answer(options, texts, () => {
          if (kind) print(texts[kind] ?? `${shop.name} has not written it`)
          else
            printFacts(
              Object.fromEntries(
                POLICY_KINDS.map((each) => [each, texts[each] ? `${texts[each].length} characters` : 'not written']),
              ),
            )
        })
      })
    })

const policiesSet = () =>
  command('set', 'Read a text from a file', [
    'policies set returns returns.md --shop mercado',
    'policies set privacy privacy.html --shop mercado',
  ])
    .argument(...KIND)
    .argument('<file>', 'Markdown (.md), HTML (.html) or plain text')
    .requiredOption(...SHOP)
    .action(async (kind: PolicyKind, file: string, options: OfShop) => {
      const { html } = await writtenText(file)
      await write(kind, html, options)
    })

const policiesRemove = () =>
  command('remove', 'Remove a text', ['policies remove privacy --shop mercado'])
    .argument(...KIND)
    .requiredOption(...SHOP)
    .action((kind: PolicyKind, options: OfShop) => write(kind, null, options))

async function write(kind: PolicyKind, html: string | null, options: OfShop): Promise<void> {
  await withShop(options.shop, async ({ manage, shop, params }) => {
    const known = (await manage.listPolicies({ params })).items.find((policy) => policy.kind === kind)
    const revision = known?.revision ?? '*'
    const { text } = await manage.setPolicy({ params: { ...params, kind }, revision, body: { text: html } })
    answer(options, { shop: shop.subdomain, kind, text }, () =>
      print(
        text
          ? `${shop.name} says its ${kind} policy in ${text.length} characters`
          : `${shop.name} has no ${kind} policy`,
      ),
    )
  })
}
