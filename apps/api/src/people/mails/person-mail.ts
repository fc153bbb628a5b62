import type { Language } from '@store/core'
import type { Block } from '../../messages/mail/block.ts'
import { type RenderedMail, renderMail } from '../../messages/mail/render-mail.ts'
import { WORDS } from '../../messages/mail/words.ts'
import type { PeopleSettings } from '../people.ts'
import type { MailContent, MailKind } from './kinds.ts'

type Notice = Exclude<MailKind, 'code' | 'emailCode'>

/** The topic of each notice, which decides its sentence and the page of its button. */
const ABOUT: { readonly [kind in Notice]: 'address' | 'account' | 'money' | 'team' | 'shop' } = {
  ...({ emailAsked: 'address', emailChanged: 'address' } as const),
  ...({ newDevice: 'account', passkeyAdded: 'account', passkeyRemoved: 'account' } as const),
  ...({ recoveryUsed: 'account', recoveryMade: 'account' } as const),
  ...({ moneyAsked: 'money', moneyChanged: 'money', moneyRemoved: 'money' } as const),
  ...({ ownerAdded: 'team', ownerRemoved: 'team' } as const),
  ...({ supportEmergency: 'shop', shopPaused: 'shop' } as const),
  ...({ shopDeletionAsked: 'shop', shopKept: 'shop', shopDeleted: 'shop' } as const),
  domainLapsed: 'shop',
}
/** The office's blue. */
const ACCENT = '#2a3f8f'

type PersonMail = { readonly kind: MailKind; readonly language: Language; readonly content: MailContent }

/** A mail to a person, from the platform. */
export function renderPersonMail(
  { brand, officeUrl }: PeopleSettings,
  { kind, language, content }: PersonMail,
): RenderedMail {
  const words = WORDS[language].account
  const parts =
    kind === 'code' || kind === 'emailCode'
      ? codeMail(kind, content, brand, language)
      : noticeMail(kind, content, language)
  const head = { shop: { name: brand, language }, url: officeUrl, logo: null, accent: ACCENT }
  return renderMail(head, {
    ...parts,
    blocks: [...parts.blocks, { kind: 'end', lines: [words.why(brand)] }, { kind: 'signature', text: brand }],
  })
}

type Parts = { readonly subject: string; readonly preview: string; readonly blocks: readonly Block[] }

function codeMail(
  kind: 'code' | 'emailCode',
  { code = '', href }: MailContent,
  brand: string,
  language: Language,
): Parts {
  const { code: words, emailCode } = WORDS[language].account
  const shown = `${code.slice(0, 3)} ${code.slice(3)}`
  const title = kind === 'code' ? words.title : emailCode.title
  const lead = kind === 'code' ? words.lead : emailCode.lead(brand)
  return {
    subject: (kind === 'code' ? words : emailCode).subject(shown),
    preview: lead,
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'lead', text: lead },
      { kind: 'gap' },
      { kind: 'code', title: words.label, code: shown, text: words.text(brand) },
      ...(href === undefined ? [] : [{ kind: 'button', text: words.enter, href } as const]),
      { kind: 'note', text: words.ignore },
    ],
  }
}

function noticeMail(
  kind: Notice,
  { device = '', network = null, email = '', shop = '', reason, href = '', stop, money }: MailContent,
  language: Language,
): Parts {
  const words = WORDS[language].account
  const { subject, lead, note } = words[kind]
  const about = {
    address: email,
    account: network === null ? device : `${device} (${network})`,
    money: [money?.shop, money?.provider ?? words.deposit, money?.who].filter(Boolean).join(' · '),
    team: `${shop} · ${email}`,
    shop,
  }[ABOUT[kind]]
  const lookAt = {
    address: words.look,
    account: words.look,
    money: words.lookAtPayments,
    team: words.lookAtTeam,
    shop: words.lookShop,
  }[ABOUT[kind]]
  // A deleted shop has no page to link to.
  const buttons: Partial<Readonly<Record<Notice, string>>> = {
    emailChanged: words.undo,
    shopDeleted: words.look,
    domainLapsed: words.lookAtDomain,
  }
  const button = buttons[kind] ?? lookAt
  const text = lead(about)
  return {
    subject,
    preview: text,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'lead', text },
      ...(reason === undefined ? [] : [{ kind: 'note', text: WORDS[language].quoted(reason) } as const]),
      { kind: 'button', text: button, href },
      { kind: 'note', text: note },
      ...(stop === undefined ? [] : [{ kind: 'button', text: words.notMe, href: stop } as const]),
    ],
  }
}
