/** Tables without a shop, or that a worker reads for all shops. */
const OF_NO_SHOP = [
  ...['hosts', 'product_owner', 'cities', 'city_lists', 'jobs', 'limits', 'mails', 'outbox', 'sale_ends'],
  // Most of their rows are due for the worker.
  ...['shop_deletions', 'refund_requests'],
]

/** Indexes that a worker scans for all shops; they contain only rows that are due. */
const QUEUES = [
  ...['orders_held', 'payment_attempts_due', 'tasks_under_way', 'money_changes_due', 'shop_standings_quiet'],
  'articles_to_publish',
]

/**
 * A worker's query on a table that shoppers' queries use too; while the table is small, PostgreSQL scans it instead of the
 * index.
 */
const WORKERS_QUESTION = /from articles where publish_at <=/

/**
 * Collects the plans of all queries that the API makes during `work`, including those in functions and triggers, from
 * auto_explain's messages in the server's log. The API is restarted, as the setting applies to new connections only.
 */
export async function plansOf(api, work) {
  await explain(api, 'set')
  try {
    const before = (await api.postgresLog()).length
    await work()
    return readPlans((await api.postgresLog()).slice(before))
  } finally {
    await explain(api, 'reset')
  }
}

const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_format': 'json',
  'auto_explain.log_nested_statements': 'on',
}

async function explain(api, verb) {
  const client = await api.db.owner.connect()
  try {
    await client.query(`load 'auto_explain'`)
    for (const [name, value] of Object.entries(SETTINGS))
      await client.query(`alter database feria ${verb} ${name}${verb === 'set' ? ` = '${value}'` : ''}`)
  } finally {
    client.release(true)
  }
  await api.kill()
  await api.start()
}

/** A message begins at a line without a tab. */
function readPlans(log) {
  return log
    .split(/\n(?!\t)/)
    .filter((message) => / plan:\n\t\{/.test(message))
    .map((message) => JSON.parse(message.slice(message.indexOf('{')).replaceAll('\n\t', '\n')))
}

/** Scans of a shop's table that do not use an index by this shop. */
export function readsBeyondTheShop(plans) {
  const found = new Map()
  for (const { 'Query Text': query, Plan: plan } of plans) {
    for (const node of nodesOf(plan)) {
      const table = node['Relation Name']
      if (!table || OF_NO_SHOP.includes(table) || QUEUES.includes(node['Index Name'])) continue
      if (WORKERS_QUESTION.test(query)) continue
      if (node['Node Type'] === 'ModifyTable' || isByShop(node)) continue
      found.set(`${node['Node Type']} on ${table}`, query.replace(/\s+/g, ' ').trim())
    }
  }
  return [...found].map(([read, query]) => ({ read, query }))
}

/** `tenancy.test.ts` proves that all indexes begin with the shop. */
function isByShop(node) {
  if (node['Node Type'] === 'Bitmap Heap Scan')
    return nodesOf(node)
      .filter((part) => part['Node Type'] === 'Bitmap Index Scan')
      .every(isByShop)
  return /\bshop_id (OPERATOR\(pg_catalog\.)?=/.test(node['Index Cond'] ?? '')
}

const nodesOf = (node) => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The names of the indexes in these plans. */
export const indexesOf = (plans) =>
  new Set(plans.flatMap(({ Plan }) => nodesOf(Plan).flatMap((node) => node['Index Name'] ?? [])))
