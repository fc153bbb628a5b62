import { createLog } from '@store/telemetry'
import { afterEach, expect, test, vi } from 'vitest'
import { type Job, startScheduler } from './scheduler.ts'

const MINUTE = 60_000

afterEach(() => void vi.useRealTimers())

/** A promise, with the function that resolves it. */
function signalled<T = void>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** A scheduler with one job whose runs are `run`, given the number of runs before. `lines` is its log. */
function schedule(run: (before: number, signal: AbortSignal) => boolean | Promise<boolean>, times: Partial<Job> = {}) {
  let runs = 0
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const job: Job = { name: 'test', every: 1, ...times, run: async ({ signal }) => run(runs++, signal) }
  return { scheduler: startScheduler({ jobs: [job], log }), lines, runs: () => runs }
}

test('a job that has more to do runs on at once, and one that has not waits for its time', async () => {
  const fourth = signalled()
  const { scheduler, runs } = schedule(
    (before) => {
      if (before === 3) fourth.resolve()
      return before < 3
    },
    { every: 3_600_000 },
  )
  await fourth.promise
  await scheduler.stop()
  expect(runs()).toBe(4)
})

test('a job that fails is logged once until it succeeds, and is tried again', async () => {
  const done = signalled()
  const { scheduler, lines } = schedule((before) => {
    if (before === 5) done.resolve()
    if (before === 3) return false
    throw new Error('the database is away')
  })
  await done.promise
  await scheduler.stop()
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('"job":"test"')
})

test('stopping waits for the run under way, tells it so, and begins no other', async () => {
  const begun = signalled<AbortSignal>()
  const release = signalled()
  const { scheduler, runs } = schedule(async (_, signal) => {
    begun.resolve(signal)
    await release.promise
    return true
  })
  const signal = await begun.promise
  let stopped = false
  const stopping = scheduler.stop().then(() => {
    stopped = true
  })
  expect(signal.aborted).toBe(true)
  await new Promise(setImmediate)
  expect(stopped).toBe(false)
  release.resolve()
  await stopping
  expect(runs()).toBe(1)
})

test('a job that may wait does not begin before its time, and stopping does not wait for it', async () => {
  const { scheduler, runs } = schedule(() => false, { first: 3_600_000 })
  await scheduler.stop()
  expect(runs()).toBe(0)
  expect(scheduler.alive()).toBe(true)
})

test('a run that hangs is taken for dead two minutes after its time, and one that says it is at work is not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const begun = signalled<() => void>()
  const release = signalled()
  const log = createLog('info', { write: () => undefined })
  const job: Job = {
    name: 'test',
    every: MINUTE,
    run: async ({ beat }) => {
      begun.resolve(beat)
      await release.promise
      return false
    },
  }
  const scheduler = startScheduler({ jobs: [job], log })
  const beat = await begun.promise
  const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

  pass(3 * MINUTE)
  expect(scheduler.alive()).toBe(true)
  beat()
  pass(3 * MINUTE)
  expect(scheduler.alive()).toBe(true)
  pass(MINUTE)
  expect(scheduler.alive()).toBe(false)

  release.resolve()
  await scheduler.stop()
})

test('a job that never begins is taken for dead, among others that do', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const ran = signalled()
  const log = createLog('info', { write: () => undefined })
  const runs = async () => {
    ran.resolve()
    return false
  }
  // Timers run in real time here: the job that waits an hour never runs.
  const late: Job = { name: 'late', every: MINUTE, first: 60 * MINUTE, run: runs }
  const beating: Job = { name: 'beating', every: 24 * 60 * MINUTE, run: runs }
  const scheduler = startScheduler({ jobs: [beating, late], log })
  await ran.promise
  vi.setSystemTime(Date.now() + 61 * MINUTE)
  expect(scheduler.alive()).toBe(true)
  vi.setSystemTime(Date.now() + 2 * MINUTE)
  expect(scheduler.alive()).toBe(false)
  await scheduler.stop()
})
