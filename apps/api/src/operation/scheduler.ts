import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { facts, type Log } from '@store/telemetry'

/** A running job. */
export type Run = {
  /** The services are stopping: finish the current work, and start no more. */
  readonly signal: AbortSignal
  /** Reports that a long run is still working. */
  readonly beat: () => void
}

/** A job that every process repeats beside the calls: it claims its work before doing it. */
export type Job = {
  readonly name: string
  /** Milliseconds between two runs, a quarter more or less, so that processes do not run at the same time. */
  readonly every: number
  /** Milliseconds before the first run, for jobs that may wait until everything else has started; 0 when not given. */
  readonly first?: number
  /** Milliseconds between two runs when there is more to do; 0 when not given. */
  readonly again?: number
  /** One run. True: there is more to do. */
  readonly run: (run: Run) => Promise<boolean>
}

export type Scheduler = {
  /** Begins no more runs, and waits for those under way, ten seconds at most. */
  readonly stop: () => Promise<void>
  /** Whether every job has shown recently that it works. */
  readonly alive: () => boolean
}

const GRACE = 10_000
/** Milliseconds without a sign of work, beyond a job's own pauses, after which it counts as hanging. */
const SILENCE = 120_000

/**
 * Runs each job separately, as long as the services run. An error is logged once, and the job runs again at its next time.
 */
export function startScheduler({ jobs, log }: { readonly jobs: readonly Job[]; readonly log: Log }): Scheduler {
  const stopping = new AbortController()
  const { signal } = stopping
  // Each job adds a listener: more than ten are no leak.
  setMaxListeners(0, signal)
  const deadlines = jobs.map(({ every, first = 0 }) => Date.now() + Math.max(every, first) + SILENCE)

  async function repeat(job: Job, at: number): Promise<void> {
    const { name, every, first = 0, again = 0 } = job
    const beat = () => {
      deadlines[at] = Date.now() + every * 1.25 + SILENCE
    }
    let failing = false
    const runOnce = async () => {
      try {
        const more = await job.run({ signal, beat })
        failing = false
        return more
      } catch (error) {
        if (!failing) log.error({ job: name, error: facts(error) }, 'background job failed')
        failing = true
        return false
      }
    }
    await wait(first, signal)
    while (!signal.aborted) {
      beat()
      const more = await runOnce()
      await wait(more ? again : every * (0.75 + Math.random() / 2), signal)
    }
  }

  const running = Promise.all(jobs.map(repeat))
  return {
    async stop() {
      stopping.abort()
      await Promise.race([running, pause(GRACE, undefined, { ref: false })])
    },
    alive: () => deadlines.every((deadline) => Date.now() < deadline),
  }
}

/** Returns at once for 0, because a timer would still take a turn of the event loop. */
const wait = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  if (milliseconds > 0) await pause(milliseconds, undefined, { signal }).catch(() => undefined)
}
