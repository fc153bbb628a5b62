import type { AnyLanguage } from '../words.ts'
import type es from './es.ts'

export default {
  mayLook: (until) => `Support may look into your shop until: ${until}.`,
  mayChange: (until) => `Support may look into your shop and change it until: ${until}.`,
  emergency: (why) => `They entered in an emergency: ${why}`,
  seen: (who, when) => `${who} was here: ${when}.`,
  meLook: (until) => `You are here as support, only to look, until: ${until}.`,
  meChange: (until) => `You are here as support and may change things, until: ${until}.`,
  paused: (why) => `We have paused your shop, which is why it is shown as closed: ${why}`,
  quiet: (until) =>
    `Your shop already sells. Until ${until} it takes 20 orders a day at most, and search engines do not show it yet.`,
  title: 'Help from support',
  intro: 'Let support into your shop for a day. They never see who buys from you, and each step is in the log.',
  what: 'What they may do',
  look: 'Only look',
  change: 'Look and change',
  grant: 'Let in for a day',
  granted: 'Done: support may enter for a day.',
  end: 'End the access',
  ended: 'Support may enter no longer.',
  past: 'Earlier accesses',
  by: (who, when) => `Given by ${who}, ${when}`,
  byEmergency: (who, when) => `${who} entered in an emergency, ${when}`,
  deletes: (day: string) => `This shop is deleted for good on ${day}. Take it back under Export and close.`,
} satisfies AnyLanguage<typeof es>
