import { setTimeout as pause } from 'node:timers/promises'
import { facts, type Log } from './log.ts'

/** A run under way. */
export type Run = {
  /** The services are stopping: finish what is begun, and begin no more. */
  readonly signal: AbortSignal
  /** Says that a long run is still at work. */
  readonly beat: () => void
}

/** Something that is done again and again beside the calls, by every process: what it takes, it claims first. */
export type Job = {
  readonly name: string
  /** Milliseconds between two runs, a quarter more or less, so that processes do not keep step. */
  readonly every: number
  /** Milliseconds before the first run, for what may wait until everything else has started; 0 when not given. */
  readonly first?: number
  /** Milliseconds between two runs when there is more to do; 0 when not given. */
  readonly again?: number
  /** One run. True: there is more to do. */
  readonly run: (run: Run) => Promise<boolean>
}

export type Scheduler = {
  /** Begins no more runs, and waits for those under way, ten seconds at most. */
  readonly stop: () => Promise<void>
  /** Whether every job has shown a sign of life lately. */
  readonly alive: () => boolean
}

const GRACE = 10_000
/** Milliseconds without a sign of life, beyond a job's own pauses, after which it is taken for dead. */
const SILENCE = 120_000

/** Runs each job on its own, for as long as the services run. One that fails is logged once, and tried again at its time. */
export function startScheduler({ jobs, log }: { readonly jobs: readonly Job[]; readonly log: Log }): Scheduler {
  const stopping = new AbortController()
  const { signal } = stopping
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

/** Returns at once for 0, where a timer would still cost a turn of the event loop. */
const wait = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  if (milliseconds > 0) await pause(milliseconds, undefined, { signal }).catch(() => undefined)
}
