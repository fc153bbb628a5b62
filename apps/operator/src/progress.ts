import { SingleBar } from 'cli-progress'

export type Progress = { readonly show: (done: number, total: number) => void; readonly close: () => void }

/** A bar on a terminal, a line at every tenth elsewhere, on standard error so that the report stays clean. */
export function openProgress(title: string, quiet: boolean): Progress {
  if (quiet) return { show: () => {}, close: () => {} }
  if (process.stderr.isTTY) {
    const bar = new SingleBar({
      format: `${title} {bar} {value}/{total} · {duration_formatted}`,
      hideCursor: true,
      clearOnComplete: false,
    })
    let started = false
    return {
      show: (done: number, total: number) => {
        if (started) bar.update(done)
        else bar.start(total, done)
        started = true
      },
      close: () => bar.stop(),
    }
  }
  let tenth = -1
  return {
    show: (done: number, total: number) => {
      const now = total === 0 ? 10 : Math.floor((done / total) * 10)
      if (now > tenth) process.stderr.write(`${title} ${done}/${total}\n`)
      tenth = now
    },
    close: () => {},
  }
}
