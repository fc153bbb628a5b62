import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { readLog } from '#app/log/read-log.server.ts'
import { readOfShop } from '#app/session/read.server.ts'
import { NOUNS } from '#app/shop/log-words.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Empty } from '#app/ui/empty.tsx'
import { SelectField, TextField } from '#app/ui/fields.tsx'
import { Filters, MoreRows } from '#app/ui/list.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { logWords } from '#app/words/log/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readLog(office, shop, args.request.url), 'log')

type Entry = ReturnType<typeof useLoaderData<typeof loader>>['entries'][number]

/** The log of the shop. */
export default function Log() {
  const { entries, next, shown, people } = useLoaderData<typeof loader>()
  const { base } = useShop()
  const words = useSection(logWords)
  const { log, things } = words
  const [search] = useSearchParams()
  const who = people.find(({ id }) => String(id) === shown.person)?.who
  const on = [
    ...(shown.person ? [{ name: 'person', text: who ?? shown.person }] : []),
    ...(shown.thing ? [{ name: 'thing', text: nounText(shown.thing, things) }] : []),
    ...(shown.from ? [{ name: 'from', text: `${words.filters.from} ${shown.from}` }] : []),
    ...(shown.until ? [{ name: 'until', text: `${words.filters.until} ${shown.until}` }] : []),
  ]
  return (
    <div className="stack" data-wide="" data-list="">
      <PageHead title={log.title} intro={log.intro} />
      <Filters on={on} names={['person', 'thing', 'from', 'until']} key={String(search)}>
        <SelectField label={words.filters.person} name="person" defaultValue={shown.person}>
          <option value="">{words.filters.everybody}</option>
          {people.map(({ id, who: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={words.filters.thing} name="thing" defaultValue={shown.thing}>
          <option value="">{words.filters.everything}</option>
          {NOUNS.map((noun) => (
            <option key={noun} value={noun}>
              {things[noun]}
            </option>
          ))}
        </SelectField>
        <TextField label={words.filters.from} name="from" type="date" defaultValue={shown.from} />
        <TextField label={words.filters.until} name="until" type="date" defaultValue={shown.until} />
      </Filters>
      {entries.length === 0 ? (
        <Empty text={on.length > 0 ? words.none : log.empty} />
      ) : (
        <ol className="rows" data-columns="log">
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <MoreRows cursor={next} />
      {entries.length > 0 && (
        <p>
          <a className="button" href={`${base}/settings/log.csv?${search}`} download>
            {words.csv}
          </a>
        </p>
      )}
    </div>
  )
}

function Row({ entry }: { readonly entry: Entry }) {
  const words = useSection(logWords)
  const { log, things } = words
  const dates = useDates()
  const { at, who, kind, grantedBy, action, noun, number, verb, called, refused, lines, network } = entry
  const actor = kind === 'platform' ? log.platform : kind === 'key' ? log.key(who) : who
  const by = kind !== 'operator' ? null : grantedBy && grantedBy !== who ? words.grantedBy(grantedBy) : words.emergency
  const did = refused
    ? words.tried
    : /^export/.test(action)
      ? words.took
      : /^(get|list|find)/.test(action)
        ? words.looked
        : log.did[verb]
  const lacked =
    refused === 'fresh' || refused === 'role' || refused === 'network' ? words.lacked[refused] : words.lacked.right
  return (
    <li>
      <p>
        <strong>{actor}</strong> {by && <span className="muted">({by}) </span>}
        {did}: {[`${things[noun]} ${number}`.trim(), called].filter(Boolean).join(' · ')}{' '}
        {refused && <Seal dye="soon">{lacked}</Seal>}
      </p>
      <p className="muted small">{[dates.moment(at), network && log.from(network)].filter(Boolean).join(' · ')}</p>
      {lines.length > 0 && (
        <details className="fold">
          <summary>{log.details}</summary>
          <ul className="stack small" data-tight="">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

/** «productos», «productos 77». */
function nounText(thing: string, things: Readonly<Record<string, string>>): string {
  const [noun = '', ...rest] = thing.split('/')
  return [things[noun] ?? noun, ...rest].join(' ')
}
