import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { timeZoneOf } from '@store/core'
import { readOfShop } from '#app/session/read.server.ts'
import { actionOf, thingOf } from '#app/shop/log-words.ts'
import { Empty } from '#app/ui/empty.tsx'
import { momentText } from '#app/words/dates.ts'
import { useLanguage, useWords } from '#app/words/use-words.ts'

const PAGE = 50

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, async ({ manage }, { shopId }) => {
    const params = { shopId }
    const after = new URL(args.request.url).searchParams.get('after') ?? undefined
    const [{ items, next }, { country }] = await Promise.all([
      manage.listAuditLog({ params, query: { limit: PAGE, after } }),
      manage.getShop({ params }),
    ])
    const entries = items.map(({ before, after: now, ...entry }) => ({
      ...entry,
      before: before && JSON.stringify(before, null, 1),
      after: now && JSON.stringify(now, null, 1),
    }))
    return { entries, next, timeZone: timeZoneOf(country) }
  })

export default function Log() {
  const { entries, next, timeZone } = useLoaderData<typeof loader>()
  const { log, things, app } = useWords()
  const language = useLanguage()
  return (
    <div className="stack" data-wide="">
      <header className="stack" data-tight="">
        <h1>{log.title}</h1>
        <p className="letter muted">{log.intro}</p>
      </header>
      {entries.length === 0 ? (
        <Empty text={log.empty} />
      ) : (
        <ol className="rows">
          {entries.map(({ id, at, who, kind, action, thing, before, after, network }) => {
            const { noun, number } = thingOf(thing, action)
            const called = kind === 'platform' ? log.platform : kind === 'key' ? log.key(who) : who
            return (
              <li key={id}>
                <p>
                  <strong>{called}</strong> {log.did[actionOf(action)]}: {things[noun]} {number}
                </p>
                <p className="muted small">
                  {[momentText(at, language, timeZone), network && log.from(network)].filter(Boolean).join(' · ')}
                </p>
                {(before || after) && (
                  <details className="fold">
                    <summary>{log.details}</summary>
                    <dl className="stack">
                      {before && <Fields title={log.before} text={before} />}
                      {after && <Fields title={log.after} text={after} />}
                    </dl>
                  </details>
                )}
              </li>
            )
          })}
        </ol>
      )}
      {next && (
        <p>
          <Link className="button" to={`?after=${encodeURIComponent(next)}`}>
            {app.more}
          </Link>
        </p>
      )}
    </div>
  )
}

function Fields({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <dt className="small">
        <strong>{title}</strong>
      </dt>
      <dd>
        <pre className="fields">{text}</pre>
      </dd>
    </div>
  )
}
