import { bulkKinds } from '../catalog/bulk/kinds.ts'
import { salesJob } from '../catalog/end-sales.ts'
import { picturesJob } from '../catalog/measure-pictures.ts'
import { deletionsJob } from '../closing/job.ts'
import { articlesJob } from '../content/publish-articles.ts'
import { domainsJob } from '../domains/watch.ts'
import { peopleSettings } from '../env.ts'
import { moneyChangesJob } from '../holds/job.ts'
import { importKind } from '../imports/kind.ts'
import { notifyOfDomain } from '../manage/notify-of-domain.ts'
import { queueProductWebhooks } from '../manage/routes/products.ts'
import { queueTaskWebhooks } from '../manage/routes/tasks.ts'
import { fetchPicture } from '../media/fetch-picture.ts'
import { openOutbox } from '../messages/open.ts'
import type { Job } from '../operation/scheduler.ts'
import type { OrderContext } from '../orders/context.ts'
import { quietJob } from '../oversight/end-quiet.ts'
import { refundsJob } from '../payments/give-back.ts'
import { paymentsJob } from '../payments/watch.ts'
import { forgetPeopleJob } from '../people/forget-old.ts'
import { findAddresses, isSignedInAt } from '../people/index.ts'
import { countPeopleMails, peopleMailsJob } from '../people/mails/job.ts'
import { retentionJob } from '../retention/forget-old.ts'
import { taskJobs } from '../tasks/job.ts'
import { say } from './program.ts'
import type { Shared } from './services.ts'

/** The background jobs for every shop, which any number of processes share: each job claims what it works on. */
export function openWork(
  { db, media, env, log, metrics, payments, now }: Shared,
  orderContext: () => OrderContext,
): { readonly jobs: readonly Job[]; readonly close: () => void } {
  const outbox = openOutbox({
    ...{ db, env, log, metrics, say },
    people: {
      isSignedIn: (personId, browser, at) => isSignedInAt(db, personId, browser, at),
      addressesOf: (personIds) => findAddresses(db, personIds),
    },
  })
  countPeopleMails(metrics, db)
  return {
    jobs: [
      ...outbox.jobs,
      peopleMailsJob({ db, log, now, mailer: outbox.mailer, people: peopleSettings(env) }),
      paymentsJob({ db, log, payments, now, orderContext }),
      refundsJob({ db, log, payments, now, orderContext }),
      ...taskJobs({
        db,
        log,
        now,
        onFinished: queueTaskWebhooks,
        kinds: [
          ...bulkKinds((tx, shopId, event, ids) =>
            queueProductWebhooks(tx, { shopId, now: now() }, `product.${event}`, ids),
          ),
          importKind({
            db,
            media,
            now,
            fetch: fetchPicture,
            announce: (tx, shopId, event, ids) =>
              queueProductWebhooks(tx, { shopId, now: now() }, `product.${event}`, ids),
          }),
        ],
      }),
      moneyChangesJob({ db, log, now, people: peopleSettings(env), secrets: payments.secrets }),
      deletionsJob({ db, log, media, now, people: peopleSettings(env) }),
      salesJob({ db, log, now }),
      articlesJob({ db, log, now }),
      domainsJob({
        db,
        log,
        now,
        domains: env.domains,
        servers: env.DNS_SERVERS,
        announce: (tx, domain) => notifyOfDomain({ db, now, people: peopleSettings(env) }, tx, domain),
      }),
      picturesJob({ db, media }),
      quietJob({ db, now }),
      retentionJob({ db, now }),
      forgetPeopleJob({ db, now }),
    ],
    close: outbox.close,
  }
}
