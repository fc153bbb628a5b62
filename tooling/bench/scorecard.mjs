import { NOT_CHECKED } from './consistency.mjs'
import { FIGURES } from './figures.mjs'
import { openApi } from './product.mjs'

/**
 * Proves the figures of a command, or those with these numbers, each on its own services, and prints the results. The exit
 * code is 0 if all that could be checked hold.
 */
export async function scorecard(command, numbers) {
  const chosen = FIGURES.filter((figure) =>
    numbers.length > 0 ? numbers.includes(figure.number) : figure.command === command,
  )
  const results = []
  for (const { number, what, prove } of chosen) {
    console.log(`\n${number}. ${what}`)
    const since = performance.now()
    const result = await proven(prove)
    results.push({ figure: number, what, result, seconds: Math.round((performance.now() - since) / 1000) })
  }
  console.table(results)
  const held = results.filter(({ result }) => result === 'holds').length
  console.log(`${held} of ${results.length} hold.`)
  if (results.some(({ result }) => result !== 'holds' && result !== NOT_CHECKED)) process.exitCode = 1
}

/** `not checked` is neither success nor failure: an external service did not respond. */
export function resultOf(rows) {
  if (rows.some(({ ok }) => ok === 'BROKEN')) return 'BROKEN'
  return rows.some(({ ok }) => ok === NOT_CHECKED) ? NOT_CHECKED : 'holds'
}

async function proven(prove) {
  const api = await openApi()
  try {
    await api.start()
    const rows = []
    // Parts take up to an hour each: what one has shown is printed before the next begins.
    for (const part of [prove].flat()) {
      const found = await part(api)
      console.table(found)
      rows.push(...found)
    }
    return resultOf(rows)
  } catch (problem) {
    console.error(problem)
    return 'BROKEN'
  } finally {
    await api.stop()
  }
}
