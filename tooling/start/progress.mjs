const live = process.stdout.isTTY === true

/**
 * Runs a step and shows that it is running: on a terminal a line that counts the seconds, elsewhere a line at the start
 * and one every ten seconds. Prints how long it took when that was over a second.
 */
export async function step(title, work) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  let detail = ''
  const line = () => `  ${title}${detail && ` · ${detail}`} … ${seconds()} s`
  const draw = () => process.stdout.write(live ? `\r\x1b[2K${line()}` : `${line()}\n`)
  const timer = setInterval(draw, live ? 200 : 10_000)
  if (!live) process.stdout.write(`  ${title} …\n`)
  try {
    return await work((text) => {
      detail = text
    })
  } finally {
    clearInterval(timer)
    if (live) process.stdout.write('\r\x1b[2K')
    if (live || seconds() > 0) process.stdout.write(`  ${title}: ${seconds()} s\n`)
  }
}
