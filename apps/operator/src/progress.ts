import { SingleBar } from 'cli-progress'
import { terminal } from './terminal.ts'

export type Progress = {
  /** How much of the total is done, and how many pictures were fetched, if any. */
  readonly show: (done: number, total: number, fetched?: number) => void
  readonly close: () => void
}

/** A bar on a terminal, a line at every tenth elsewhere, on standard error so that the report stays clean. */
export function openProgress(title: string, quiet: boolean): Progress {
  if (quiet) return { show: () => {}, close: () => {} }
  const { stderr } = terminal()
  if (stderr.isTTY) {
    const bar = new SingleBar({
      format: `${title} {bar} {value}/{total}{pictures} · {duration_formatted}`,
      hideCursor: true,
      clearOnComplete: false,
    })
    let started = false
    return {
      show: (done, total, fetched = 0) => {
        if (started) bar.update(done, { pictures: fetchedText(fetched) })
        else bar.start(total, done, { pictures: fetchedText(fetched) })
        started = true
      },
      close: () => bar.stop(),
    }
  }
  let tenth = -1
  return {
    show: (done, total, fetched = 0) => {
      const now = total === 0 ? 10 : Math.floor((done / total) * 10)
      if (now > tenth) stderr.write(`${title} ${done}/${total}${fetchedText(fetched)}\n`)
      tenth = now
    },
    close: () => {},
  }
}

const fetchedText = (fetched: number) => (fetched > 0 ? `, ${fetched} pictures fetched` : '')
