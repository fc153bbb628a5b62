const live = process.stdout.isTTY === true
/** The running steps, in the order they began. */
const running = new Set()
let timer = null

/**
 * Runs a step and shows its progress: on a terminal one line that counts the seconds of all steps, elsewhere a line at the
 * start and one every ten seconds. Prints how long it took; without a terminal only if that was a second or more.
 */
export async function step(title, work) {
  const one = { title, detail: '', began: Date.now() }
  running.add(one)
  if (!live) process.stdout.write(`  ${title} …\n`)
  timer ??= setInterval(draw, live ? 200 : 10_000)
  try {
    return await work((text) => {
      one.detail = text
    })
  } finally {
    running.delete(one)
    if (running.size === 0) {
      clearInterval(timer)
      timer = null
    }
    if (live || secondsOf(one) > 0) say(`  ${title}: ${secondsOf(one)} s`)
  }
}

/** Prints permanent lines above the counting one. */
export function say(text) {
  process.stdout.write(live ? `\r\x1b[2K${text}\n` : `${text}\n`)
  if (live && running.size > 0) draw()
}

const secondsOf = ({ began }) => Math.round((Date.now() - began) / 1000)

function draw() {
  const lines = [...running].map((one) => `  ${one.title}${one.detail && ` · ${one.detail}`} … ${secondsOf(one)} s`)
  process.stdout.write(live ? `\r\x1b[2K${lines.join('')}` : `${lines.join('\n')}\n`)
}
