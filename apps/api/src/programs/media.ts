import { facts, type Log } from '@store/telemetry'
import { Histogram } from 'prom-client'
import { openMediaStorage } from '../media/storage/open.ts'
import type { Observe } from '../media/storage/s3.ts'
import { type MediaSettings, readMediaSettings } from '../media/storage/settings.ts'
import type { MediaStorage } from '../media/storage/storage.ts'
import type { Metrics } from '../operation/metrics.ts'
import { StartProblem, say } from './program.ts'

/** Reads from the environment where pictures are stored. */
export function mediaSettings(): MediaSettings {
  const reading = readMediaSettings(process.env)
  if (reading.kind === 'wrong') throw new StartProblem(reading.sentence)
  return reading.settings
}

/**
 * Opens the storage of pictures. A bucket that refuses us prevents the start; one that does not respond does not, as
 * everything but pictures works without it.
 */
export async function openProgramMedia(
  settings: MediaSettings,
  watched: { readonly log: Log; readonly metrics: Metrics },
): Promise<MediaStorage> {
  const storage = await openMediaStorage(settings, observeWith(watched))
  if (!settings.s3) return storage
  const trouble = await storage.check()
  if (trouble?.kind === 'refused') throw new StartProblem(trouble.sentence)
  say(trouble?.sentence ?? `pictures are in the bucket ${settings.s3.bucket}`)
  return storage
}

function observeWith({ log, metrics }: { readonly log: Log; readonly metrics: Metrics }): Observe {
  const took = new Histogram({
    name: 'feria_storage_seconds',
    help: 'How long calls of the storage of pictures took, with all tries, and whether they were answered',
    labelNames: ['operation', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics.registry],
  })
  return (operation, seconds, failure) => {
    took.observe({ operation, outcome: failure ? 'failed' : 'answered' }, seconds)
    if (failure) log.error({ operation, error: facts(failure) }, 'pictures not reached')
  }
}
