import { createRegistry } from '@store/telemetry'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../database/open.ts'

/** Shops are not used as labels, because there are thousands of them. */
export type Metrics = {
  readonly answered: (call: string, status: number, seconds: number) => void
  readonly limited: (call: string) => void
  /** For gauges of other modules, such as the messages that wait in the outbox. */
  readonly registry: Registry
}

export function createMetrics({ requests: pool }: Pick<Database, 'requests'>): Metrics {
  const registry = createRegistry()
  const registers = [registry]
  const seconds = new Histogram({
    name: 'feria_answer_seconds',
    help: 'How long calls took, and how they were answered',
    labelNames: ['call', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const limited = new Counter({
    name: 'feria_limited_total',
    help: 'Attempts that were turned away (429)',
    labelNames: ['call'],
    registers,
  })
  new Gauge({
    name: 'feria_database_connections',
    help: 'Connections to PostgreSQL, and who waits for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waited for' }, pool.waitingCount)
    },
  })
  return {
    answered: (call, status, took) => seconds.observe({ call, status }, took),
    limited: (call) => limited.inc({ call }),
    registry,
  }
}
