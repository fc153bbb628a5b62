import { INTEGRATIONS } from '@store/api-client/manage'
import { INTEGRATION_PATTERNS } from '@store/core'
import { InvalidArgumentError } from 'commander'
import { withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, note, print, printFacts } from '../print.ts'
import { orNone } from '../reading.ts'

export const integrationsCommand = () =>
  group('integrations', "Manage a shop's ids at third parties (none is loaded before a visitor agrees)", [
    integrationsShow(),
    integrationsSet(),
  ])

type Part = { readonly flag: string; readonly says: string; readonly read: (text: string) => string }

/** An id as its provider writes it. */
const id =
  (pattern: RegExp, sentence: string, write = (text: string) => text) =>
  (text: string): string => {
    const written = write(text.trim())
    if (pattern.test(written)) return written
    throw new InvalidArgumentError(sentence)
  }
const upper = (text: string) => text.toUpperCase()
const lower = (text: string) => text.toLowerCase()

type Name = (typeof INTEGRATIONS)[number]

const PARTS: Readonly<Record<Name, Part>> = {
  facebookPixel: {
    flag: '--facebook-pixel <id>',
    says: 'ad pixel of Meta',
    read: id(INTEGRATION_PATTERNS.facebookPixel, 'Use the digits of the pixel, as in 123456789012345.'),
  },
  facebookVerification: {
    flag: '--facebook-verification <code>',
    says: 'content of the meta tag that proves the domain to Meta',
    read: id(
      INTEGRATION_PATTERNS.facebookVerification,
      'Use what stands in "content" of the meta tag, letters and digits only.',
    ),
  },
  facebookChat: {
    flag: '--facebook-chat <page>',
    says: 'name or id of the page that answers on Messenger',
    read: id(INTEGRATION_PATTERNS.facebookChat, 'Use the name or id of the page, as it stands behind facebook.com/.'),
  },
  analytics: {
    flag: '--analytics <id>',
    says: 'measurement id of Google Analytics',
    read: id(INTEGRATION_PATTERNS.analytics, 'Use the measurement id, as in G-ABC123DEF4.', upper),
  },
  tagManager: {
    flag: '--tag-manager <id>',
    says: 'container of Google Tag Manager',
    read: id(INTEGRATION_PATTERNS.tagManager, 'Use the id of the container, as in GTM-ABC1234.', upper),
  },
  merchantVerification: {
    flag: '--merchant-verification <code>',
    says: 'content of the meta tag that proves the site to Google Merchant',
    read: id(
      INTEGRATION_PATTERNS.merchantVerification,
      'Use what stands in "content" of the meta tag, letters and digits only.',
    ),
  },
  financingSlug: {
    flag: '--financing-slug <slug>',
    says: "the shop's name at the buy-now-pay-later provider",
    read: id(INTEGRATION_PATTERNS.financingSlug, 'Use the slug the provider gave, as in mercado-central.', lower),
  },
}

const integrationsShow = () =>
  command('show', 'Show the ids at third parties', ['integrations show --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { revision: _, ...all } = await manage.getIntegrations({ params })
        answer(options, all, () => {
          if (INTEGRATIONS.some((key) => all[key] !== null)) printFacts(all)
          else note(`${shop.name} has nothing with anybody.`)
        })
      })
    })

const integrationsSet = () => {
  const set = command('set', 'Change ids at third parties and leave the rest ("none" takes an id away)', [
    'integrations set --facebook-pixel 123456789012345 --analytics G-ABC123DEF4 --shop mercado',
    'integrations set --tag-manager GTM-ABC1234 --facebook-chat mercado.central --financing-slug mercado --shop mercado',
    'integrations set --facebook-pixel none --shop mercado',
  ]).requiredOption(...SHOP)
  for (const { flag, says, read } of Object.values(PARTS)) set.option(flag, says, orNone(read))
  return set.action(async (options: OfShop & Readonly<Record<string, string | undefined>>) => {
    const change: { [key in Name]?: string | null } = {}
    for (const key of INTEGRATIONS) {
      const value = options[optionOf(PARTS[key].flag)]
      if (value !== undefined) change[key] = value || null
    }
    if (Object.keys(change).length === 0)
      throw new Complaint('Nothing was said to change. "feria integrations set --help" shows what can be.')
    await withShop(options.shop, async ({ manage, shop, params }) => {
      const { revision } = await manage.getIntegrations({ params })
      const { revision: _, ...now } = await manage.changeIntegrations({ params, revision, body: change })
      answer(options, now, () => print(`${shop.name}: ${Object.keys(change).join(', ')} changed`))
    })
  })
}

/** `--facebook-pixel <id>` → `facebookPixel`, as commander names it. */
const optionOf = (flag: string) =>
  (flag.slice(2).split(' ')[0] ?? '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
